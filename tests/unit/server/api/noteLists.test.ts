import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NoteCreateParams } from '~/api/endpoints';
import type { WireNote } from '~/api/wire';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let alice: TestAccount;
let bob: TestAccount;

beforeEach(async () => {
  world = await TestInstance.start();
  await world.signUp('root');
  alice = await world.signUp('alice');
  bob = await world.signUp('bob');
});
afterEach(() => world.close());

const post = async (account: TestAccount, params: NoteCreateParams): Promise<WireNote> =>
  (await world.ok('notes/create', params, account.token)).createdNote;
const textsOf = (notes: readonly WireNote[]) => notes.map((note) => note.text);

describe('notes of a user', () => {
  test('users/notes contains replies to others only on request, and renotes unless excluded', async () => {
    const target = await post(bob, { text: 'target' });
    const own = await post(alice, { text: 'own' });
    await post(alice, { text: 'to myself', replyId: own.id });
    await post(alice, { text: 'to bob', replyId: target.id });
    await post(alice, { renoteId: target.id });
    const list = (params: object) => world.ok('users/notes', { userId: alice.id, ...params }, bob.token);
    expect(textsOf(await list({}))).toEqual([null, 'to myself', 'own']);
    expect(textsOf(await list({ withReplies: true }))).toEqual([null, 'to bob', 'to myself', 'own']);
    expect(textsOf(await list({ withRenotes: false }))).toEqual(['to myself', 'own']);
    expect(textsOf(await list({ withFiles: true }))).toEqual([]);
  });

  test('users/notes refuses an unknown user', async () => {
    expect(await world.refused('users/notes', { userId: 'aaaaaaaaaaaaaaaa' })).toMatchObject({
      id: '27e494ba-2ac2-48e8-893b-10d4d8c2387b',
    });
  });
});

describe('tags', () => {
  test('notes are found by a tag in any case, if the viewer may read them', async () => {
    await post(bob, { text: 'one #Garden' });
    await post(bob, { text: 'two #garden', visibility: 'followers' });
    expect(textsOf(await world.ok('notes/search-by-tag', { tag: 'GARDEN' }, alice.token))).toEqual(['one #Garden']);
    expect(textsOf(await world.ok('notes/search-by-tag', { tag: '#garden' }, bob.token))).toEqual(['two #garden', 'one #Garden']);
  });

  test('notes/search-by-tag finds notes with all tags of a group, and only replies, renotes, polls or files if wanted', async () => {
    const first = await post(alice, { text: '#rain #sun' });
    await post(alice, { text: '#rain' });
    await post(bob, { text: '#snow', replyId: first.id });
    await post(bob, { text: 'quoted #snow', renoteId: first.id });
    await post(bob, { text: '#snow?', poll: { choices: ['a', 'b'], multiple: false, expiresAt: null, expiredAfter: null } });
    const find = async (params: object) =>
      textsOf(await world.ok('notes/search-by-tag', { query: [['rain', '#Sun'], ['snow']], ...params }, alice.token));
    expect(await find({})).toEqual(['#snow?', 'quoted #snow', '#snow', '#rain #sun']);
    expect(await find({ reply: true })).toEqual(['#snow']);
    expect(await find({ reply: false, renote: false, poll: false })).toEqual(['#rain #sun']);
    expect(await find({ renote: true })).toEqual(['quoted #snow']);
    expect(await find({ poll: true, renote: null })).toEqual(['#snow?']);
    expect(await find({ withFiles: true })).toEqual([]);
    expect(await world.refused('notes/search-by-tag', {}, alice.token)).toMatchObject({ code: 'INVALID_PARAM' });
  });

  test('tags are completed by prefix, most used first, without those of private notes', async () => {
    await post(bob, { text: '#river #rivers' });
    await post(bob, { text: '#rivers' });
    await post(bob, { text: '#riverside', visibility: 'followers' });
    expect(await world.ok('hashtags/search', { query: 'River' })).toEqual(['rivers', 'river']);
    expect(await world.ok('hashtags/search', { query: 'river', limit: 1, offset: 1 })).toEqual(['river']);
  });

  test('hashtags/trend counts people instead of notes, without those of private notes', async () => {
    await post(bob, { text: '#heather' });
    await post(alice, { text: '#heather' });
    await post(bob, { text: '#bracken' });
    await post(bob, { text: '#bracken' });
    await post(alice, { text: '#secretly', visibility: 'followers' });
    const found = await world.ok('hashtags/trend', {});
    const usersOf = (tag: string) => found.find((one) => one.tag === tag)?.usersCount;
    expect({ heather: usersOf('heather'), bracken: usersOf('bracken'), secretly: usersOf('secretly') }).toEqual({
      heather: 2,
      bracken: 1,
      secretly: undefined,
    });
    expect(found.map(({ chart }) => chart.length)).toEqual(found.map(() => 20));
  });
});

test('recommended polls are those of others in which the viewer may still vote, newest first', async () => {
  const poll = (text: string, expiredAfter: number | null = null) => ({
    text,
    poll: { choices: ['yes', 'no'], multiple: false, expiresAt: null, expiredAfter },
  });
  const voted = await post(bob, poll('voted'));
  await world.ok('notes/polls/vote', { noteId: voted.id, choice: 0 }, alice.token);
  await post(alice, poll('own'));
  await post(bob, { ...poll('secret'), visibility: 'followers' });
  await post(bob, poll('over', 1_000));
  await post(bob, poll('first'));
  await post(bob, poll('second'));
  world.clock.advance(2_000);
  const asked = (params: object) => world.ok('notes/polls/recommendation', params, alice.token);
  expect(textsOf(await asked({}))).toEqual(['second', 'first']);
  expect(textsOf(await asked({ limit: 1, offset: 1 }))).toEqual(['first']);
  await world.ok('mute/create', { userId: bob.id }, alice.token);
  expect(await asked({})).toEqual([]);
});
