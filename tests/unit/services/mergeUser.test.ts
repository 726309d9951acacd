import { expect, test } from 'vitest';
import { mergeUser } from '~/services/mergeUser';
import { user } from '../../fixtures/builders';

test('a short copy of a user keeps the profile fields', () => {
  const { pinnedNotes: _notes, ...known } = user('alice').detailed({ description: 'painter' });
  expect(mergeUser(known, user('alice').name('Alice!').build())).toMatchObject({ description: 'painter', name: 'Alice!' });
});

test('a copy without news returns the same record', () => {
  const known = user('alice').build();
  expect(mergeUser(known, user('alice').build())).toBe(known);
});

test('undefined fields of a copy are ignored', () => {
  const known = user('alice').bot().build();
  expect(mergeUser(known, { ...user('alice').build(), isBot: undefined })).toBe(known);
});
