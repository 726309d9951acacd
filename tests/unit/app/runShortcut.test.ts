import { expect, test } from 'vitest';
import { runShortcut, type ShortcutContext } from '~/app/runShortcut';
import { user } from '../../fixtures/builders';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';

test.each([
  ['opens the composer', null, [{ kind: 'window', id: 'composer' }]],
  ['tells an account that has moved so', 'https://far.example/users/alice', [{ kind: 'dialog', dialog: { type: 'alert' } }]],
])('the key of a new note %s', async (_what, movedTo, expected) => {
  const { root } = createTestRoot({ me: user('alice').me({ movedTo }) });
  runShortcut('newNote', { root } as ShortcutContext, []);
  await settled();
  expect(root.overlays.stack).toMatchObject(expected);
});
