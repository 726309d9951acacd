import { expect, test } from 'vitest';
import { ComposerState } from '~/components/composer/ComposerState';
import { addMissingRecipients, missingRecipients } from '~/components/composer/recipients/recipients';
import { user } from '../../../fixtures/builders';
import { createTestRoot } from '../../../fixtures/createTestRoot';

test('people whom a direct note mentions are missing until they are recipients', async () => {
  const bob = user('bob').detailed();
  const me = user('me').me();
  const { root } = createTestRoot({ me, api: { i: me, 'users/show': bob } });
  const state = new ComposerState(root, root.session.current, me, {});
  state.words.setText('for @bob and @me');
  expect(missingRecipients(state, root.session.current.server)).toEqual([]);
  state.audience.setVisibility('specified');
  expect(missingRecipients(state, root.session.current.server).map(({ username }) => username)).toEqual(['bob']);
  expect((await addMissingRecipients(state, root.session.current.server)).ok).toBe(true);
  expect(missingRecipients(state, root.session.current.server)).toEqual([]);
  expect(state.audience.visibleUserIds).toEqual([bob.id]);
});
