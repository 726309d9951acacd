import { expect, test } from 'vitest';
import { note, user } from '../../../fixtures/builders';
import { createTestRoot } from '../../../fixtures/createTestRoot';

/** More users than the store keeps besides those in use. */
const CROWD = 4_500;

test('the author of a note in the store is kept, however many other users arrive', () => {
  const { root } = createTestRoot({ me: user('me').me() });
  const { ingest, notes, users } = root.session.current;
  const id = ingest.note(note().by(user('author').build()).build(), 'fetch');
  const met = Array.from({ length: CROWD }, (_, index) => user(`passer${index}`).build());
  ingest.users([user('stranger').build(), ...met], 'fetch');
  expect(users.get(notes.get(id)!.userId)?.username).toBe('author');
  expect(users.get('user-stranger')).toBeUndefined();
});
