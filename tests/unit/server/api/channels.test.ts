import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { NoteCreateParams } from '~/api/endpoints';
import type { WireChannel, WireNote } from '~/api/wire';
import { png, upload } from '../support/media';
import { TestInstance, type TestAccount } from '../support/testInstance';

const NOBODY = 'aaaaaaaaaaaaaaaa';

let world: TestInstance;
let root: TestAccount;
let alice: TestAccount;
let bob: TestAccount;

beforeAll(async () => {
  world = await TestInstance.start();
  root = await world.signUp('root');
  alice = await world.signUp('alice');
  bob = await world.signUp('bob');
});
afterAll(() => world.close());

/** A channel of alice, new in each test. */
let channel: WireChannel;
beforeEach(async () => {
  channel = await world.instance.server.limiter.exempt(() => world.ok('channels/create', { name: 'Moss' }, alice.token));
});

const on = () => ({ channelId: channel.id });
const post = async (by: TestAccount, params: NoteCreateParams): Promise<WireNote> =>
  (await world.ok('notes/create', params, by.token)).createdNote;
const textsOf = (notes: readonly WireNote[]) => notes.map(({ text }) => text);
const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
const shown = (by?: TestAccount) => world.ok('channels/show', on(), by?.token);

describe('a channel', () => {
  test('a channel is created with what real servers fill in, and changed by its owner', async () => {
    expect(channel).toMatchObject({
      name: 'Moss',
      description: null,
      color: '#86b300',
      userId: alice.id,
      bannerUrl: null,
      isArchived: false,
      isSensitive: false,
      allowRenoteToExternal: true,
      usersCount: 0,
      notesCount: 0,
      lastNotedAt: null,
      isFollowing: false,
      isFavorited: false,
    });
    const banner = await upload(world, alice, await png(), 'banner.png');
    const changes = { description: 'Soft', color: '#3f9b6b', bannerId: banner.id, isSensitive: true, allowRenoteToExternal: false };
    const changed = await world.ok('channels/update', { ...on(), ...changes, name: 'Fern' }, alice.token);
    expect(changed).toMatchObject({
      name: 'Fern',
      description: 'Soft',
      color: '#3f9b6b',
      bannerUrl: banner.url,
      isSensitive: true,
      allowRenoteToExternal: false,
    });
    // What a call does not name stays; null removes.
    const last = await world.ok('channels/update', { ...on(), description: null, bannerId: null }, alice.token);
    expect(last).toMatchObject({ name: 'Fern', description: null, bannerUrl: null, isSensitive: true });
  });

  test('moderators may change a channel of others, and nobody else', async () => {
    const params = { ...on(), name: 'Mine now' };
    expect(await world.refused('channels/update', params, bob.token)).toMatchObject({ id: '1fb7cb09-d46a-4fdf-b8df-057788cce513' });
    expect(await world.ok('channels/update', params, root.token)).toMatchObject({ name: 'Mine now', userId: alice.id });
  });

  test.each([
    ['channels/create', { name: 'With a banner' }, 'cd1e9f3e-5a12-4ab4-96f6-5d0a2cc32050'],
    ['channels/update', {}, 'e86c14a4-0da2-4032-8df3-e737a04c7f3b'],
  ] as const)('%s refuses a file of somebody else as banner', async (endpoint, params, id) => {
    const { id: bannerId } = await upload(world, bob, await png(), 'banner.png');
    const refused = world.instance.server.limiter.exempt(() => world.refused(endpoint, { ...on(), ...params, bannerId }, alice.token));
    expect(await refused).toMatchObject({ code: 'NO_SUCH_FILE', id });
  });

  test.each([
    ['channels/show', '6f6c314b-7486-4897-8966-c04a66a02923'],
    ['channels/update', 'f9c5467f-d492-4c3c-9a8d-a70dacc86512'],
    ['channels/timeline', '4d0eeeba-a02c-4c3c-9966-ef60d38d2e7f'],
    ['channels/follow', 'c0031718-d573-4e85-928e-10039f1fbb68'],
    ['channels/unfollow', '19959ee9-0153-4c51-bbd9-a98c49dc59d6'],
    ['channels/favorite', '4938f5f3-6167-4c04-9149-6607b7542861'],
    ['channels/unfavorite', '353c68dd-131a-476c-aa99-88a345e83668'],
  ] as const)('%s refuses a channel that does not exist', async (endpoint, id) => {
    expect(await world.refused(endpoint, { channelId: NOBODY }, alice.token)).toMatchObject({ code: 'NO_SUCH_CHANNEL', id });
  });

  test('the pinned notes come in the order of their ids, without deleted ones', async () => {
    const [one, two, gone] = [
      await post(bob, { text: 'one', ...on() }),
      await post(bob, { text: 'two', ...on() }),
      await post(bob, { text: 'gone', ...on() }),
    ];
    await world.ok('channels/update', { ...on(), pinnedNoteIds: [two.id, gone.id, one.id, one.id] }, alice.token);
    await world.ok('notes/delete', { noteId: gone.id }, bob.token);
    const { pinnedNotes, pinnedNoteIds } = await shown();
    expect({ pinned: textsOf(pinnedNotes ?? []), ids: pinnedNoteIds }).toEqual({ pinned: ['two', 'one'], ids: [two.id, gone.id, one.id] });
  });

  test('the owner of a channel whose account is gone is nobody', async () => {
    world.instance.server.db.run('UPDATE channels SET userId = NULL WHERE id = ?', [channel.id]);
    expect(await shown(alice)).toMatchObject({ userId: null });
  });
});

describe('notes in a channel', () => {
  test('a note in a channel is public and local, whatever the call asks for', async () => {
    const note = await post(bob, { text: 'hidden?', visibility: 'specified', visibleUserIds: [alice.id], ...on() });
    expect(note).toMatchObject({
      visibility: 'public',
      localOnly: true,
      channelId: channel.id,
      channel: { id: channel.id, name: 'Moss', color: '#86b300', isSensitive: false, allowRenoteToExternal: true, userId: alice.id },
    });
    expect(note).not.toHaveProperty('visibleUserIds');
  });

  test('notes are counted, and each person who writes counts once', async () => {
    await post(bob, { text: 'one', ...on() });
    await post(bob, { text: 'two', ...on() });
    await post(alice, { text: 'three', ...on() });
    const { notesCount, usersCount, lastNotedAt } = await shown();
    expect({ notesCount, usersCount, isDated: lastNotedAt !== null }).toEqual({ notesCount: 3, usersCount: 2, isDated: true });
  });

  test('a reply is where the note that it answers is', async () => {
    const inside = await post(bob, { text: 'inside', ...on() });
    const outside = await post(bob, { text: 'outside' });
    expect(await post(alice, { text: 'answer', replyId: inside.id })).toMatchObject({ channelId: channel.id });
    expect(await post(alice, { text: 'answer', replyId: outside.id, ...on() })).not.toHaveProperty('channelId');
  });

  test('nobody can write in an archived channel, neither with a note nor with a reply', async () => {
    const note = await post(bob, { text: 'last', ...on() });
    await world.ok('channels/update', { ...on(), isArchived: true }, alice.token);
    const refusal = { code: 'NO_SUCH_CHANNEL', id: 'b1653923-5453-4edc-b786-7c4f39bb0bbb' };
    expect(await world.refused('notes/create', { text: 'late', ...on() }, bob.token)).toMatchObject(refusal);
    expect(await world.refused('notes/create', { text: 'late', replyId: note.id }, bob.token)).toMatchObject(refusal);
    expect(textsOf(await world.ok('channels/timeline', on()))).toEqual(['last']);
  });

  test('a channel can keep its notes from being renoted outside of it', async () => {
    const note = await post(bob, { text: 'stay', ...on() });
    await post(alice, { renoteId: note.id });
    await world.ok('channels/update', { ...on(), allowRenoteToExternal: false }, alice.token);
    expect(await world.refused('notes/create', { renoteId: note.id }, alice.token)).toMatchObject({
      code: 'CANNOT_RENOTE_OUTSIDE_OF_CHANNEL',
      id: '33510210-8452-094c-6227-4a6c05d99f00',
    });
    expect(await post(alice, { renoteId: note.id, ...on() })).toMatchObject({ channelId: channel.id });
  });

  test('the timeline of a channel has its notes, newest first, without those of muted people', async () => {
    const reader = await world.signUp('reader');
    await post(bob, { text: 'by bob', ...on() });
    await post(alice, { text: 'by alice', ...on() });
    await world.ok('mute/create', { userId: bob.id }, reader.token);
    expect(textsOf(await world.ok('channels/timeline', on()))).toEqual(['by alice', 'by bob']);
    expect(textsOf(await world.ok('channels/timeline', on(), reader.token))).toEqual(['by alice']);
  });

  test('notes in a channel are in no other timeline, except at home for those who follow the channel', async () => {
    const reader = await world.signUp('follower');
    await world.ok('following/create', { userId: bob.id }, reader.token);
    const note = await post(bob, { text: 'only in the channel', ...on() });
    const inTimeline = async (
      endpoint: 'notes/timeline' | 'notes/local-timeline' | 'notes/hybrid-timeline' | 'notes/global-timeline',
      by = reader,
    ) => idsOf(await world.ok(endpoint, { limit: 100 }, by.token)).includes(note.id);
    const everywhere = async (by = reader) => ({
      home: await inTimeline('notes/timeline', by),
      local: await inTimeline('notes/local-timeline', by),
      social: await inTimeline('notes/hybrid-timeline', by),
      global: await inTimeline('notes/global-timeline', by),
    });
    expect(await everywhere()).toEqual({ home: false, local: false, social: false, global: false });
    expect(await everywhere(bob)).toEqual({ home: false, local: false, social: false, global: false });
    await world.ok('channels/follow', on(), reader.token);
    expect(await everywhere()).toEqual({ home: true, local: false, social: true, global: false });
    await world.ok('channels/unfollow', on(), reader.token);
    expect(await everywhere()).toEqual({ home: false, local: false, social: false, global: false });
  });

  test('a home timeline with people and several channels has all their notes in order', async () => {
    const reader = await world.signUp('orderly');
    const other = await world.instance.server.limiter.exempt(() => world.ok('channels/create', { name: 'Fern' }, alice.token));
    await world.ok('following/create', { userId: bob.id }, reader.token);
    for (const channelId of [channel.id, other.id]) await world.ok('channels/follow', { channelId }, reader.token);
    const posted = [
      await post(alice, { text: '1', channelId: other.id }),
      await post(bob, { text: '2' }),
      await post(alice, { text: '3', ...on() }),
      await post(bob, { text: '4', channelId: other.id }),
    ];
    const first = await world.ok('notes/timeline', { limit: 2 }, reader.token);
    const second = await world.ok('notes/timeline', { limit: 2, untilId: first[1]!.id }, reader.token);
    expect(idsOf([...first, ...second])).toEqual(idsOf(posted).toReversed());
  });

  test('a profile has notes in channels on request; those in sensitive channels are for their author', async () => {
    const writer = await world.signUp('writer');
    await post(writer, { text: 'plain' });
    await post(writer, { text: 'in a channel', ...on() });
    const list = (by: TestAccount, withChannelNotes: boolean) => world.ok('users/notes', { userId: writer.id, withChannelNotes }, by.token);
    expect(textsOf(await list(bob, false))).toEqual(['plain']);
    expect(textsOf(await list(bob, true))).toEqual(['in a channel', 'plain']);
    await world.ok('channels/update', { ...on(), isSensitive: true }, alice.token);
    expect(textsOf(await list(bob, true))).toEqual(['plain']);
    expect(textsOf(await list(writer, true))).toEqual(['in a channel', 'plain']);
  });

  test('featured notes are those of the channel that is asked for, or of no channel', async () => {
    const inside = await post(bob, { text: 'inside', ...on() });
    const outside = await post(bob, { text: 'outside' });
    for (const { id: noteId } of [inside, outside]) await world.ok('notes/reactions/create', { noteId, reaction: '❤' }, alice.token);
    expect(textsOf(await world.ok('notes/featured', on()))).toEqual(['inside']);
    expect(textsOf(await world.ok('notes/featured', {}))).toEqual(['outside']);
  });

  test('a channel tells whether an unread note in it mentions the reader', async () => {
    await post(bob, { text: 'Hello @alice', ...on() });
    expect([(await shown(alice)).hasUnreadNote, (await shown(bob)).hasUnreadNote]).toEqual([true, false]);
    await world.ok('i/read-all-unread-notes', {}, alice.token);
    expect((await shown(alice)).hasUnreadNote).toBe(false);
  });
});

describe('lists of channels', () => {
  test('following and favorites are kept once each, the latest first, and show on the channel', async () => {
    const reader = await world.signUp('collector');
    const older = await world.instance.server.limiter.exempt(() => world.ok('channels/create', { name: 'Older' }, bob.token));
    for (const channelId of [older.id, channel.id, channel.id]) {
      await world.ok('channels/follow', { channelId }, reader.token);
      await world.ok('channels/favorite', { channelId }, reader.token);
    }
    expect(idsOf(await world.ok('channels/followed', {}, reader.token))).toEqual([channel.id, older.id]);
    expect(idsOf(await world.ok('channels/my-favorites', {}, reader.token))).toEqual([channel.id, older.id]);
    expect(await shown(reader)).toMatchObject({ isFollowing: true, isFavorited: true });
    await world.ok('channels/unfollow', on(), reader.token);
    await world.ok('channels/unfavorite', on(), reader.token);
    expect(await shown(reader)).toMatchObject({ isFollowing: false, isFavorited: false });
    expect(await shown()).not.toHaveProperty('isFollowing');
  });

  test('featured channels are those with the latest notes, without archived ones', async () => {
    const inFeatured = async () => idsOf(await world.ok('channels/featured', {})).includes(channel.id);
    expect(await inFeatured()).toBe(false);
    await post(bob, { text: 'one', ...on() });
    expect(idsOf(await world.ok('channels/featured', {}))[0]).toBe(channel.id);
    await world.ok('channels/update', { ...on(), isArchived: true }, alice.token);
    expect(await inFeatured()).toBe(false);
  });

  test('the channels of an account are its own without archived ones', async () => {
    expect(idsOf(await world.ok('channels/owned', {}, alice.token))).toContain(channel.id);
    expect(idsOf(await world.ok('channels/owned', {}, bob.token))).not.toContain(channel.id);
    await world.ok('channels/update', { ...on(), isArchived: true }, alice.token);
    expect(idsOf(await world.ok('channels/owned', {}, alice.token))).not.toContain(channel.id);
  });

  test('channels are found by name, and by description unless only names are asked for', async () => {
    await world.ok('channels/update', { ...on(), name: 'Lichen 100%', description: 'Grows on bark' }, alice.token);
    const found = async (query: string, type?: 'nameOnly') =>
      idsOf(await world.ok('channels/search', { query, limit: 100, ...(type && { type }) })).includes(channel.id);
    expect({
      name: await found('lichen'),
      literally: await found('100%'),
      noPattern: await found('1%0'),
      description: await found('bark'),
      onlyName: await found('bark', 'nameOnly'),
    }).toEqual({ name: true, literally: true, noPattern: false, description: true, onlyName: false });
  });
});
