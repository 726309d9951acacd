import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NoteCreateParams } from '~/api/endpoints';
import type { WireNote } from '~/api/wire';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let alice: TestAccount;
let bob: TestAccount;
let carol: TestAccount;

beforeAll(async () => {
  world = await TestInstance.start();
  await world.signUp('root');
  alice = await world.signUp('alice');
  bob = await world.signUp('bob');
  carol = await world.signUp('carol');
  addEmoji('plain');
  addEmoji('naughty', { isSensitive: 1 });
  addEmoji('reserved', { roleIds: '["role"]' });
});
afterAll(() => world.close());

function addEmoji(name: string, fields: { isSensitive?: number; roleIds?: string } = {}): void {
  const { db, ids } = world.instance.server;
  db.run(`INSERT INTO emojis (id, name, isSensitive, roleIds, source, type) VALUES (?, ?, ?, ?, ?, 'image/webp')`, [
    ids.next(),
    name,
    fields.isSensitive ?? 0,
    fields.roleIds ?? '[]',
    `key-${name}`,
  ]);
}

const post = async (account: TestAccount, params: NoteCreateParams = { text: 'x' }): Promise<WireNote> =>
  (await world.ok('notes/create', params, account.token)).createdNote;
const show = (noteId: string, account?: TestAccount) => world.ok('notes/show', { noteId }, account?.token);
const react = (noteId: string, reaction: string, account: TestAccount) =>
  world.ok('notes/reactions/create', { noteId, reaction }, account.token);

describe('reactions', () => {
  test('a reaction counts, and is marked as mine for me only', async () => {
    const note = await post(alice);
    await react(note.id, '👍', bob);
    expect(await show(note.id, bob)).toMatchObject({ reactions: { '👍': 1 }, myReaction: '👍' });
    expect(await show(note.id, carol)).not.toHaveProperty('myReaction');
    expect(await show(note.id)).not.toHaveProperty('myReaction');
  });

  test.each([
    ['our own custom emoji', ':plain:', ':plain@.:'],
    ['our own custom emoji with its host', ':plain@.:', ':plain@.:'],
    ['an emoji with a text mark', '❤️', '❤'],
    ['an unknown custom emoji', ':nothing:', '❤'],
    ["another server's custom emoji", ':plain@example.com:', '❤'],
    ['a text that is not an emoji', 'like', '❤'],
    ['an emoji for a role that the account lacks', ':reserved:', '❤'],
    ['a sensitive emoji if the note accepts it', ':naughty:', ':naughty@.:'],
  ])('a reaction with %s counts in its stored form', async (_what, sent, counted) => {
    const note = await post(alice);
    await react(note.id, sent, bob);
    expect((await show(note.id)).reactions).toEqual({ [counted]: 1 });
  });

  test.each<[string, NoteCreateParams['reactionAcceptance'], string, string]>([
    ['likes only', 'likeOnly', '👍', '❤'],
    ['only likes from other servers', 'likeOnlyForRemote', '👍', '👍'],
    ['nothing sensitive', 'nonSensitiveOnly', ':naughty:', '❤'],
    ['nothing sensitive, and only likes from other servers', 'nonSensitiveOnlyForLocalLikeOnlyForRemote', ':naughty:', '❤'],
    ['nothing sensitive, if the emoji is not sensitive', 'nonSensitiveOnly', ':plain:', ':plain@.:'],
  ])('a reaction to a note that accepts %s is adapted', async (_what, reactionAcceptance = null, sent, counted) => {
    const note = await post(alice, { text: 'x', reactionAcceptance });
    await react(note.id, sent, bob);
    expect((await show(note.id)).reactions).toEqual({ [counted]: 1 });
  });

  test('the same reaction again is refused, and another one replaces it', async () => {
    const note = await post(alice);
    await react(note.id, '👍', bob);
    await react(note.id, '👍', carol);
    expect(await world.refused('notes/reactions/create', { noteId: note.id, reaction: '👍' }, bob.token)).toMatchObject({
      id: '71efcf98-86d6-4e2b-b2ad-9d032369366b',
    });
    const events = world.listen('noteUpdated');
    await react(note.id, ':plain:', bob);
    expect((await show(note.id)).reactions).toEqual({ '👍': 1, ':plain@.:': 1 });
    expect(events).toEqual([
      { noteId: note.id, type: 'unreacted', body: { reaction: '👍', userId: bob.id } },
      {
        noteId: note.id,
        type: 'reacted',
        body: {
          reaction: ':plain@.:',
          emoji: { name: 'plain@.', url: `${world.instance.url}/files/key-plain` },
          userId: bob.id,
        },
      },
    ]);
  });

  test('a reaction can be removed once', async () => {
    const note = await post(alice);
    await react(note.id, '👍', bob);
    await world.ok('notes/reactions/delete', { noteId: note.id }, bob.token);
    expect((await show(note.id)).reactions).toEqual({});
    expect(await world.refused('notes/reactions/delete', { noteId: note.id }, bob.token)).toMatchObject({
      id: '92f4426d-4196-4125-aa5b-02943e2ec8fc',
    });
  });

  test('a reaction to an author who blocks the account, or to an unreadable note, is refused', async () => {
    const note = await post(alice);
    await world.ok('blocking/create', { userId: carol.id }, alice.token);
    expect(await world.refused('notes/reactions/create', { noteId: note.id, reaction: '👍' }, carol.token)).toMatchObject({
      id: '20ef5475-9f38-4e4c-bd33-de6d979498ec',
    });
    await world.ok('blocking/delete', { userId: carol.id }, alice.token);
    const secret = await post(alice, { text: 'x', visibility: 'followers' });
    expect(await world.refused('notes/reactions/create', { noteId: secret.id, reaction: '👍' }, carol.token)).toMatchObject({
      id: '033d0620-5bfe-4027-965d-980b0c85a3ea',
    });
  });
});

test('reactions are listed newest first, of one kind or all', async () => {
  const note = await post(alice);
  await react(note.id, '👍', bob);
  await react(note.id, ':plain:', carol);
  const all = await world.ok('notes/reactions', { noteId: note.id });
  expect(all.map((reaction) => ({ username: reaction.user.username, type: reaction.type }))).toEqual([
    { username: 'carol', type: ':plain@.:' },
    { username: 'bob', type: '👍' },
  ]);
  expect(Object.keys(all[0] ?? {})).toEqual(['id', 'createdAt', 'user', 'type']);
  expect(await world.ok('notes/reactions', { noteId: note.id, type: ':plain@.:' })).toHaveLength(1);
  const byGet = await world.instance.app.inject({ url: `/api/notes/reactions?noteId=${note.id}&limit=1` });
  expect(byGet.json()).toHaveLength(1);
});

describe('featured notes', () => {
  test('featured notes are public notes that others reacted to or renoted, newest first, for three days', async () => {
    const quiet = await post(carol);
    const [liked, renoted, selfLiked, secret] = [
      await post(carol),
      await post(carol),
      await post(carol),
      await post(carol, { text: 'x', visibility: 'home' }),
    ];
    await react(liked.id, '👍', bob);
    await react(selfLiked.id, '👍', carol);
    await react(secret.id, '👍', bob);
    await post(bob, { renoteId: renoted.id });
    const ids = (await world.ok('users/featured-notes', { userId: carol.id })).map((note) => note.id);
    expect(ids).toEqual([renoted.id, liked.id]);
    expect(ids).not.toContain(quiet.id);
    expect((await world.ok('notes/featured', { limit: 2 })).map((note) => note.id)).toEqual([renoted.id, liked.id]);
    expect((await world.ok('notes/featured', { limit: 1, untilId: renoted.id })).map((note) => note.id)).toEqual([liked.id]);
    world.clock.sleep(3 * 24 * 3_600_000 + 1);
    expect(await world.ok('notes/featured', {})).toEqual([]);
    expect(await world.ok('users/featured-notes', { userId: carol.id })).toHaveLength(2);
  });
});
