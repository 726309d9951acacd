import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireNote } from '~/api/wire';
import { systemClock } from '~/lib/clock';
import { TestInstance } from '../support/testInstance';

let world: TestInstance;
let alice = '';
let carol = '';
let notes: readonly WireNote[] = [];

const DAY_MS = 86_400_000;

beforeAll(async () => {
  world = await TestInstance.start({ seed: 'demo', clock: systemClock });
  const signIn = async (username: string) => (await world.ok('signin', { username, password: `${username}-pass` })).i;
  [alice, carol] = [await signIn('alice'), await signIn('carol')];
  const all: WireNote[] = [];
  for (;;) {
    const last = all.at(-1);
    const page = await world.ok('notes/global-timeline', { limit: 100, ...(last ? { untilId: last.id } : {}) }, alice);
    if (page.length === 0) break;
    all.push(...page);
  }
  notes = all;
}, 60_000);
afterAll(() => world.close());

test.each(['admin', 'alice', 'bob', 'carol'])('%s can sign in with the published password', async (username) => {
  expect(await world.post('signin', { username, password: `${username}-pass` })).toMatchObject({ status: 200 });
});

test('hundreds of notes are spread over the days before now', () => {
  expect(notes.length).toBeGreaterThan(200);
  const times = notes.map((note) => Date.parse(note.createdAt));
  expect(Math.max(...times)).toBeLessThanOrEqual(Date.now());
  expect(Math.max(...times)).toBeGreaterThan(Date.now() - DAY_MS / 2);
  expect(new Set(times.map((time) => Math.floor(time / DAY_MS))).size).toBeGreaterThanOrEqual(9);
});

test('everyone posts, in eight languages', async () => {
  const locals = notes.filter((note) => note.user.host === null);
  expect(new Set(locals.map((note) => note.user.username)).size).toBe(12);
  const me = await Promise.all(
    ['alice', 'haruka', 'jonas', 'layla', 'minseo', 'mei', 'camille', 'diego'].map((username) =>
      world.ok('users/show', { username }, alice),
    ),
  );
  expect(new Set(me.flat().map((user) => user.lang))).toEqual(new Set(['ar', 'de', 'en', 'es', 'fr', 'ja', 'ko', 'zh']));
});

test('everyone has an avatar and a banner', async () => {
  const users = (
    await Promise.all(
      [...new Set(notes.filter((note) => note.user.host === null).map((note) => note.userId))].map((userId) =>
        world.ok('users/show', { userId }, alice),
      ),
    )
  ).flat();
  expect(users.every((user) => user.avatarBlurhash !== null && user.bannerUrl !== null)).toBe(true);
});

test('there are notes of every kind', () => {
  const has = (is: (note: WireNote) => boolean) => notes.some(is);
  expect({
    reply: has((note) => Boolean(note.replyId)),
    renote: has((note) => Boolean(note.renoteId) && note.text === null),
    quote: has((note) => Boolean(note.renoteId) && note.text !== null),
    poll: has((note) => Boolean(note.poll?.choices.some((choice) => choice.votes > 0))),
    warning: has((note) => Boolean(note.cw)),
    severalFiles: has((note) => (note.files?.length ?? 0) > 1),
    altText: has((note) => Boolean(note.files?.some((file) => file.comment))),
    sensitive: has((note) => Boolean(note.files?.some((file) => file.isSensitive))),
    sound: has((note) => Boolean(note.files?.some((file) => file.type.startsWith('audio/')))),
    customReaction: has((note) => Object.keys(note.reactions).some((name) => name.startsWith(':'))),
    localOnly: has((note) => note.localOnly === true),
  }).toEqual({
    reply: true,
    renote: true,
    quote: true,
    poll: true,
    warning: true,
    severalFiles: true,
    altText: true,
    sensitive: true,
    sound: true,
    customReaction: true,
    localOnly: true,
  });
});

test('mentions are plain names, or names with a server that has no port', () => {
  const mentions = notes.flatMap(({ text }) => text?.match(/@[\w-]+(@[\w.-]+)?(:\d+)?/g) ?? []);
  expect(mentions.length).toBeGreaterThan(0);
  expect(mentions.filter((mention) => /:\d+$/.test(mention))).toEqual([]);
});

test('users of other servers appear in the global timeline only', async () => {
  const visitors = notes.filter((note) => note.user.host !== null);
  expect(new Set(visitors.map((note) => note.user.instance?.name))).toEqual(new Set(['Moss & Fern', 'Lighthouse']));
  const local = await world.ok('notes/local-timeline', { limit: 100, withReplies: true }, alice);
  expect(local.filter((note) => note.user.host !== null)).toEqual([]);
});

test('sixty custom emoji are in categories, some nested, some with flags', async () => {
  const { emojis } = await world.ok('emojis', {});
  expect(emojis).toHaveLength(60);
  expect(emojis.some((emoji) => emoji.category?.includes('/'))).toBe(true);
  expect(emojis.some((emoji) => emoji.category === null)).toBe(true);
  expect(emojis.some((emoji) => emoji.isSensitive)).toBe(true);
  expect(emojis.some((emoji) => emoji.localOnly)).toBe(true);
});

test('alice has some unread notifications', async () => {
  const me = await world.ok('i', {}, alice);
  expect(me.unreadNotificationsCount).toBeGreaterThan(0);
  expect(me.pinnedNotes.length).toBeGreaterThan(0);
  const all = await world.ok('i/notifications', { limit: 100, markAsRead: false }, alice);
  expect(new Set(all.map((notification) => notification.type)).size).toBeGreaterThanOrEqual(4);
  expect(me.unreadNotificationsCount).toBeLessThan(all.length);
});

test('alice has lists, antennas with notes, favorites and a badge', async () => {
  const lists = await world.ok('users/lists/list', {}, alice);
  expect(lists.map((list) => list.name)).toEqual(expect.arrayContaining(['Plant people', 'Night owls']));
  const antennas = await world.ok('antennas/list', {}, alice);
  const found = await Promise.all(antennas.map((antenna) => world.ok('antennas/notes', { antennaId: antenna.id }, alice)));
  expect(found.every((page) => page.length > 0)).toBe(true);
  expect((await world.ok('i/favorites', {}, alice)).length).toBeGreaterThan(0);
  expect((await world.ok('i', {}, alice)).badgeRoles).toHaveLength(1);
});

test('the locked account has open requests', async () => {
  expect((await world.ok('i', {}, carol)).isLocked).toBe(true);
  const requests = await world.ok('following/requests/list', {}, carol);
  expect(new Set(requests.map((request) => request.follower.username))).toEqual(new Set(['haruka', 'jonas']));
});

test('no announcement opens as a dialog', async () => {
  const announcements = await world.ok('announcements', {}, alice);
  expect(announcements.length).toBeGreaterThan(1);
  expect(announcements.filter((announcement) => announcement.display === 'dialog')).toEqual([]);
});

test('rate limits work and the clock is right after the seed', async () => {
  expect(Math.abs(world.instance.server.clock.now() - Date.now())).toBeLessThan(1000);
});

test('people have clips with notes', async () => {
  const clips = await world.ok('clips/list', {}, alice);
  expect(clips.map(({ isPublic }) => isPublic)).toEqual([true, false]);
  for (const { id: clipId } of clips) expect(await world.ok('clips/notes', { clipId }, alice)).not.toEqual([]);
  expect(await world.ok('clips/my-favorites', {}, alice)).toHaveLength(1);
});

test('thirty other servers are known, with icons that the proxy serves, and most were heard of within a day', async () => {
  const servers = await world.ok('federation/instances', { sort: '+latestRequestReceivedAt', limit: 100 });
  expect(servers).toHaveLength(30);
  const icons = await Promise.all(
    servers.map(({ iconUrl }) =>
      world.instance.app.inject({ method: 'GET', url: `/proxy/preview.webp?url=${encodeURIComponent(iconUrl ?? '')}&preview=1` }),
    ),
  );
  expect(new Set(icons.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(servers.map(({ softwareName }) => softwareName)).size).toBeGreaterThan(10);
  const recent = servers.filter(({ latestRequestReceivedAt: at }) => at !== null && Date.parse(at) > Date.now() - DAY_MS);
  expect(recent.length).toBeGreaterThan(15);
  for (const { host } of servers.slice(0, 5)) {
    const { requests } = await world.ok('charts/instance', { host, span: 'hour', limit: 16 });
    expect({ host, isQuiet: requests.received.every((count) => count === 0) }).toEqual({ host, isQuiet: false });
  }
  const { topSubInstances, topPubInstances } = await world.ok('federation/stats', { limit: 10 });
  expect({ sub: topSubInstances.length, pub: topPubInstances.length }).toEqual({ sub: 10, pub: 10 });
});

test('the charts are those of the notes and accounts that are there', async () => {
  const day = { span: 'day', limit: 30 } as const;
  const { local, remote } = await world.ok('charts/notes', day);
  const stats = await world.ok('stats', {});
  expect({ local: local.total[0], all: local.total[0]! + remote.total[0]! }).toEqual({
    local: stats.originalNotesCount,
    all: stats.notesCount,
  });
  expect(local.inc.filter((count) => count > 0).length).toBeGreaterThanOrEqual(9);
  const users = await world.ok('charts/users', day);
  expect({ local: users.local.total[0], all: users.local.total[0]! + users.remote.total[0]! }).toEqual({
    local: stats.originalUsersCount,
    all: stats.usersCount,
  });
  const { read, write, readWrite } = await world.ok('charts/active-users', day);
  // Today may have begun a minute ago.
  for (const active of [read, write, readWrite]) expect(active.slice(1, 8).every((count) => count > 4 && count <= 12)).toBe(true);
  const me = await world.ok('i', {}, alice);
  const mine = await world.ok('charts/user/notes', { ...day, userId: me.id });
  expect(mine.total[0]).toBe(me.notesCount);
});

test('somebody whom alice follows has a birthday today', async () => {
  const me = await world.ok('i', {}, alice);
  const found = await world.ok('users/following', { userId: me.id, birthday: new Date().toISOString(), limit: 18 });
  expect(found.map(({ followee }) => followee?.username)).toContain('mei');
});
