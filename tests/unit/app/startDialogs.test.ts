import { expect, test } from 'vitest';
import { openStartDialogs } from '~/app/startDialogs';
import { user } from '../../fixtures/builders';
import { createTestRoot } from '../../fixtures/createTestRoot';

const NOT_KEPT = 'The storage of this browser is full or switched off. Changed settings may be lost when you close the page.';

test.each([
  { isFull: false, toasts: [] },
  { isFull: true, toasts: [NOT_KEPT] },
])('a start in a browser whose storage is full ($isFull) says that settings may be lost', async ({ isFull, toasts }) => {
  const { root, local } = createTestRoot({ me: user('alice').me() });
  local.isFull = isFull;
  await openStartDialogs(root, null, '1.0.0');
  expect(root.overlays.toasts.items.map(({ text }) => text)).toEqual(toasts);
  expect(local.get('probe')).toBeNull();
});
