import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NoteCreateParams } from '~/api/endpoints';
import type { Visibility, WireNote } from '~/api/wire';
import { StreamHub } from '../../../../../server/streaming/StreamHub';
import { TestInstance, type TestAccount } from '../../support/testInstance';

/*
 * Who can read which note, by id, in lists, in timelines and in streams. Rows are viewers by their relation to the
 * author, columns are visibilities. Each expectation is checked against both the query and the stream.
 */

const VISIBILITIES: readonly Visibility[] = ['public', 'home', 'followers', 'specified'];
const VIEWERS = ['author', 'follower', 'mentioned', 'recipient', 'stranger', 'visitor'] as const;
type ViewerName = (typeof VIEWERS)[number];

let world: TestInstance;
let hub: StreamHub;
const accounts = new Map<ViewerName, TestAccount>();
const frames = new Map<ViewerName, { channel: string; note: WireNote }[]>();
const notes = new Map<Visibility, WireNote>();

const tokenOf = (viewer: ViewerName) => accounts.get(viewer)?.token;

beforeAll(async () => {
  world = await TestInstance.start();
  hub = new StreamHub(world.instance.server);
  await world.signUp('root');
  for (const name of VIEWERS) if (name !== 'visitor') accounts.set(name, await world.signUp(name));
  const [author, recipient] = [accounts.get('author'), accounts.get('recipient')];
  await world.ok('following/create', { userId: author?.id ?? '' }, tokenOf('follower'));
  for (const name of VIEWERS) listen(name);
  for (const visibility of VISIBILITIES) {
    const params: NoteCreateParams = { text: `@mentioned ${visibility}`, visibility };
    const recipients = visibility === 'specified' ? { visibleUserIds: [recipient?.id ?? ''] } : {};
    notes.set(visibility, (await world.ok('notes/create', { ...params, ...recipients }, author?.token)).createdNote);
  }
});
afterAll(async () => {
  hub.dispose();
  await world.close();
});

function listen(viewer: ViewerName): void {
  const heard: { channel: string; note: WireNote }[] = [];
  frames.set(viewer, heard);
  const connection = hub.connect(
    { userId: accounts.get(viewer)?.id ?? null, scopes: null },
    {
      send(frame) {
        const { type, body } = JSON.parse(frame) as { type: string; body: { id: string; type: string; body: WireNote } };
        if (type === 'channel' && body.type === 'note') heard.push({ channel: body.id, note: body.body });
      },
    },
  );
  for (const channel of ['homeTimeline', 'localTimeline', 'hybridTimeline', 'globalTimeline']) {
    connection.receive(JSON.stringify({ type: 'connect', body: { channel, id: channel } }));
  }
}

/** The visibilities of found notes, in the order of their creation. The reply of one test is not compared by the others. */
const visibilitiesOf = (found: readonly WireNote[]): readonly Visibility[] =>
  found.filter((note) => note.replyId === null).map((note) => note.visibility);

const streamed = (viewer: ViewerName, channel: string): readonly Visibility[] =>
  visibilitiesOf((frames.get(viewer) ?? []).filter((frame) => frame.channel === channel).map((frame) => frame.note));

const listed = (answer: readonly WireNote[]): readonly Visibility[] => visibilitiesOf(answer).toReversed();

const readable: Readonly<Record<ViewerName, readonly Visibility[]>> = {
  author: VISIBILITIES,
  follower: ['public', 'home', 'followers'],
  mentioned: ['public', 'home', 'followers'],
  recipient: ['public', 'home', 'specified'],
  stranger: ['public', 'home'],
  visitor: ['public', 'home'],
};

const pairs = VIEWERS.flatMap((viewer) => VISIBILITIES.map((visibility) => [viewer, visibility] as const));
const showTo = (viewer: ViewerName, visibility: Visibility) =>
  world.ok('notes/show', { noteId: notes.get(visibility)?.id ?? '' }, tokenOf(viewer));

test.each(pairs.filter(([viewer, visibility]) => readable[viewer].includes(visibility)))(
  'the %s reads the %s note by its id',
  async (viewer, visibility) => {
    const note = await showTo(viewer, visibility);
    expect(note.text).toBe(`@mentioned ${visibility}`);
    expect(note).not.toHaveProperty('isHidden');
  },
);

test.each(pairs.filter(([viewer, visibility]) => !readable[viewer].includes(visibility)))(
  'the %s gets the %s note hidden',
  async (viewer, visibility) => {
    const note = await showTo(viewer, visibility);
    expect(note).toMatchObject({ isHidden: true, text: null, cw: null, fileIds: [], files: [] });
    expect(note).not.toHaveProperty('visibleUserIds');
  },
);

test.each(VIEWERS)("the %s finds exactly the readable notes on the author's page", async (viewer) => {
  const answer = await world.ok('users/notes', { userId: accounts.get('author')?.id ?? '' }, tokenOf(viewer));
  expect(listed(answer)).toEqual(readable[viewer]);
});

describe('the home timeline', () => {
  test.each<[ViewerName, readonly Visibility[]]>([
    ['author', VISIBILITIES],
    ['follower', ['public', 'home', 'followers']],
    ['mentioned', []],
    ['recipient', []],
    ['stranger', []],
  ])('the home timeline of the %s has %j, in the list and in the stream', async (viewer, expected) => {
    expect(listed(await world.ok('notes/timeline', {}, tokenOf(viewer)))).toEqual(expected);
    expect(streamed(viewer, 'homeTimeline')).toEqual(expected);
  });
});

describe('the hybrid timeline', () => {
  test.each<[ViewerName, readonly Visibility[]]>([
    ['author', VISIBILITIES],
    ['follower', ['public', 'home', 'followers']],
    ['stranger', ['public']],
  ])('the hybrid timeline of the %s has %j, in the list and in the stream', async (viewer, expected) => {
    expect(listed(await world.ok('notes/hybrid-timeline', {}, tokenOf(viewer)))).toEqual(expected);
    expect(streamed(viewer, 'hybridTimeline')).toEqual(expected);
  });
});

describe.each([
  ['local', 'notes/local-timeline', 'localTimeline'],
  ['global', 'notes/global-timeline', 'globalTimeline'],
] as const)('the %s timeline', (_name, endpoint, channel) => {
  test.each(VIEWERS)('the %s sees only the public note, in the list and in the stream', async (viewer) => {
    expect(listed(await world.ok(endpoint, {}, tokenOf(viewer)))).toEqual(['public']);
    expect(streamed(viewer, channel)).toEqual(['public']);
  });
});

describe('a note that refers to an unreadable one', () => {
  test('an unreadable note is hidden inside another one, in the list and in the stream', async () => {
    const author = accounts.get('author');
    const { createdNote } = await world.ok(
      'notes/create',
      { text: 'answer', replyId: notes.get('followers')?.id ?? '', visibility: 'public' },
      author?.token,
    );
    // A reply to a note that is not public is not public either.
    expect(createdNote.visibility).toBe('home');
    expect(createdNote.reply?.text).toBe('@mentioned followers');
    const asStranger = await world.ok('notes/show', { noteId: createdNote.id }, tokenOf('stranger'));
    expect(asStranger.text).toBe('answer');
    expect(asStranger.reply).toMatchObject({ isHidden: true, text: null });
    const toFollower = frames.get('follower')?.at(-1)?.note;
    expect(toFollower).toMatchObject({ id: createdNote.id, reply: { text: '@mentioned followers' } });
  });
});

test('a visitor cannot open the streams of an account', () => {
  const heard: string[] = [];
  const connection = hub.connect({ userId: null, scopes: null }, { send: (frame) => heard.push(frame) });
  for (const channel of ['homeTimeline', 'hybridTimeline', 'main', 'drive', 'userList', 'antenna']) {
    connection.receive(JSON.stringify({ type: 'connect', body: { channel, id: channel, pong: true } }));
  }
  expect(heard).toEqual([]);
});
