import { expect, test } from 'vitest';
import { mergeUser } from '~/services/mergeUser';
import { user } from '../../fixtures/builders';

test('a short description leaves the fields of a profile alone', () => {
  const { pinnedNotes: _notes, ...known } = user('alice').detailed({ description: 'painter' });
  expect(mergeUser(known, user('alice').name('Alice!').build())).toMatchObject({ description: 'painter', name: 'Alice!' });
});

test('a description that says nothing new gives the same record', () => {
  const known = user('alice').build();
  expect(mergeUser(known, user('alice').build())).toBe(known);
});

test('an undefined field says nothing', () => {
  const known = user('alice').bot().build();
  expect(mergeUser(known, { ...user('alice').build(), isBot: undefined })).toBe(known);
});
