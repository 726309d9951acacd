/** Behavior of the stream of a recorded real server, including what is awkward (tests/fixtures/recorded/streaming.json). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WireNote } from '~/api/wire';
import type { NoteCreateParams } from '~/api/endpoints';
import { TestInstance, type TestAccount } from '../unit/server/support/testInstance';
import { Stream, type Heard } from './lib/Stream';

/** How long an `unread…` event follows its cause. */
const UNREAD_MS = 2000;

let world: TestInstance;
let alice: TestAccount;
let bob: TestAccount;
let carol: TestAccount;
const streams: Stream[] = [];

beforeEach(async () => {
  world = await TestInstance.start();
  alice = await world.signUp('alice');
  bob = await world.signUp('bob');
  carol = await world.signUp('carol');
});
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.close();
  await world.close();
});

async function streamOf(account: TestAccount | null): Promise<Stream> {
  const stream = await Stream.open(world.instance.url, account?.token);
  streams.push(stream);
  return stream;
}

const post = async (author: TestAccount, params: NoteCreateParams = { text: 'a note' }): Promise<WireNote> =>
  (await world.ok('notes/create', params, author.token)).createdNote;
const react = (by: TestAccount, noteId: string, reaction: string) => world.ok('notes/reactions/create', { noteId, reaction }, by.token);
const namesOf = (heard: readonly Heard[]) => heard.map(({ event }) => event);
const idsOf = (heard: readonly Heard[]) => heard.map(({ id }) => id);

describe('connecting', () => {
  test('an unknown token is refused at the upgrade', async () => {
    await expect(Stream.open(world.instance.url, 'nonsense')).rejects.toThrow('401');
  });

  test('opening a channel is confirmed only with pong: true', async () => {
    const stream = await streamOf(alice);
    stream.say('connect', { channel: 'main', id: '1', params: {} });
    stream.say('connect', { channel: 'homeTimeline', id: '2', params: {}, pong: false });
    stream.connect('localTimeline', {}, '3');
    expect(await stream.hear()).toEqual([{ event: 'connected', id: '3', body: { id: '3' } }]);
  });

  test('a second connect to a shared channel gets no answer, and the first one keeps receiving', async () => {
    const stream = await streamOf(alice);
    for (const id of ['1', '1b']) stream.connect('main', {}, id);
    expect(idsOf(await stream.hear())).toEqual(['1']);
    await world.ok('notifications/test-notification', {}, alice.token);
    expect(new Set(idsOf(await stream.hear()))).toEqual(new Set(['1']));
  });

  test('a channel that is not shared can be opened any number of times', async () => {
    const stream = await streamOf(alice);
    for (const id of ['1', '2']) stream.connect('homeTimeline', {}, id);
    expect(idsOf(await stream.hear())).toEqual(['1', '2']);
    await post(alice);
    expect(idsOf(await stream.hear())).toEqual(['1', '2']);
  });

  test('unknown channels and messages get no answer', async () => {
    const stream = await streamOf(alice);
    stream.sendText('not json');
    stream.say('noSuchMessage', {});
    stream.connect('noSuchChannel');
    stream.connect('userList', { listId: 'aaaaaaaaaaaaaaaa' });
    stream.connect('antenna', { antennaId: 'aaaaaaaaaaaaaaaa' });
    expect(await stream.hear()).toEqual([]);
  });

  test('channels of other accounts get no answer', async () => {
    const list = await world.ok('users/lists/create', { name: 'mine' }, bob.token);
    const stream = await streamOf(alice);
    stream.connect('userList', { listId: list.id });
    expect(await stream.hear()).toEqual([]);
  });

  test('a visitor gets no answer when an account is required', async () => {
    const stream = await streamOf(null);
    for (const channel of ['homeTimeline', 'main', 'hybridTimeline', 'drive']) stream.connect(channel);
    for (const channel of ['localTimeline', 'globalTimeline', 'serverStats']) stream.connect(channel);
    expect(idsOf(await stream.hear())).toEqual(['localTimeline', 'globalTimeline', 'serverStats']);
  });

  test('a closed channel receives nothing, the others still do', async () => {
    const stream = await streamOf(alice);
    stream.connect('homeTimeline');
    stream.connect('localTimeline');
    stream.say('disconnect', { id: 'homeTimeline' });
    await stream.hear();
    await post(alice);
    expect(namesOf(await stream.hear())).toEqual(['localTimeline note']);
  });
});

describe('captured notes', () => {
  test('another reaction removes the old one before adding the new one', async () => {
    const { id } = await post(alice);
    const stream = await streamOf(alice);
    stream.say('s', { id });
    await stream.hear();
    await react(bob, id, '👍');
    await react(bob, id, '🎉');
    expect(await stream.hear()).toEqual([
      { event: 'noteUpdated reacted', id, body: { reaction: '👍', emoji: null, userId: bob.id } },
      { event: 'noteUpdated unreacted', id, body: { reaction: '👍', userId: bob.id } },
      { event: 'noteUpdated reacted', id, body: { reaction: '🎉', emoji: null, userId: bob.id } },
    ]);
  });

  test('captures are counted: after two captures, two releases are needed', async () => {
    const { id } = await post(alice);
    const stream = await streamOf(null);
    for (const type of ['s', 'subNote', 'un']) stream.say(type, { id });
    await stream.hear();
    await react(bob, id, '👍');
    expect(namesOf(await stream.hear())).toEqual(['noteUpdated reacted']);
    stream.say('unsubNote', { id });
    await stream.hear();
    await react(carol, id, '👍');
    expect(await stream.hear()).toEqual([]);
  });

  test('a deleted note sends its time of deletion', async () => {
    const { id } = await post(alice);
    const stream = await streamOf(null);
    stream.say('subNote', { id });
    await stream.hear();
    await world.ok('notes/delete', { noteId: id }, alice.token);
    expect(await stream.hear()).toEqual([
      { event: 'noteUpdated deleted', id, body: { deletedAt: new Date(world.clock.now()).toISOString() } },
    ]);
  });
});

describe('unread events', () => {
  async function mainOfAlice(): Promise<Stream> {
    const stream = await streamOf(alice);
    stream.connect('main');
    await stream.hear();
    return stream;
  }

  test('an unread event follows its notification after two seconds, not sooner', async () => {
    const stream = await mainOfAlice();
    const { id } = await post(alice);
    await react(bob, id, '👍');
    const [notification] = await stream.hear();
    world.clock.advance(UNREAD_MS - 1);
    expect(notification?.event).toBe('main notification');
    expect(await stream.hear()).toEqual([]);
    world.clock.advance(1);
    expect(await stream.hear()).toEqual([{ ...notification, event: 'main unreadNotification' }]);
  });

  test('there is no unread event for an item that was read meanwhile', async () => {
    const stream = await mainOfAlice();
    await world.ok('following/create', { userId: alice.id }, bob.token);
    await world.ok('i/notifications', {}, alice.token);
    await stream.hear();
    world.clock.advance(UNREAD_MS);
    expect(await stream.hear()).toEqual([]);
  });

  test('the test notification has its unread event at once', async () => {
    const stream = await mainOfAlice();
    await world.ok('notifications/test-notification', {}, alice.token);
    expect(namesOf(await stream.hear())).toEqual(['main notification', 'main unreadNotification']);
  });

  test('a reply is a mention, a reply and a notification, then unread as both', async () => {
    const stream = await mainOfAlice();
    const { id } = await post(alice);
    await post(bob, { text: 'indeed', replyId: id });
    expect(namesOf(await stream.hear())).toEqual(['main mention', 'main reply', 'main notification']);
    world.clock.advance(UNREAD_MS);
    expect(namesOf(await stream.hear())).toEqual(['main unreadMention', 'main unreadNotification']);
  });

  test('an antenna never sends an unread event', async () => {
    const antenna = await world.ok(
      'antennas/create',
      {
        name: 'moss',
        src: 'all',
        users: [],
        keywords: [['moss']],
        excludeKeywords: [],
        withReplies: true,
        caseSensitive: false,
        withFile: false,
        notify: true,
      },
      alice.token,
    );
    const stream = await mainOfAlice();
    stream.connect('antenna', { antennaId: antenna.id });
    await stream.hear();
    await post(bob, { text: 'moss!' });
    await world.ok('antennas/notes', { antennaId: antenna.id }, alice.token);
    world.clock.advance(UNREAD_MS);
    expect(namesOf(await stream.hear()).filter((event) => event !== 'main notification' && event !== 'main unreadNotification')).toEqual([
      'antenna note',
    ]);
  });
});

test('visitors are not streamed replies between others in the global timeline, but in the local one', async () => {
  const stream = await streamOf(null);
  for (const channel of ['localTimeline', 'globalTimeline']) stream.connect(channel);
  const { id } = await post(alice);
  await stream.hear();
  await post(bob, { text: 'indeed', replyId: id });
  expect(namesOf(await stream.hear())).toEqual(['localTimeline note']);
});
