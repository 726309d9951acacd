import { describe, expect, test } from 'vitest';
import type { WireNote } from '~/api/wire';
import { NetworkError } from '~/lib/AppError';
import { keepTimelines, storeTimelines } from '~/stores/timelines/keepTimelines';
import { readTimelines, timelinesKey } from '~/stores/timelines/storedTimelines';
import type { Timeline } from '~/stores/timelines/Timeline';
import { TimelineView } from '~/stores/timelines/TimelineView';
import { apiError } from '../../../fixtures/FakeApi';
import { note, user } from '../../../fixtures/builders';
import { createTestRoot } from '../../../fixtures/createTestRoot';
import { MemoryLocalStore } from '../../../fixtures/memoryStores';
import { settled, shown, TimelineBench } from './TimelineBench';

/** Notes on the server, of which the last visit left the first ones. */
function leftBehind({ since = 0 } = {}) {
  const bench = new TimelineBench();
  bench.postUnheard(12);
  const left = bench.onServer.slice(0, 10);
  bench.postUnheard(since);
  const timeline = bench.timelineWithStored(left, 7);
  timeline.connect();
  return { bench, left, timeline };
}

/** Shows a timeline at its top for a while before the answer comes. */
async function read(bench: TimelineBench, timeline: Timeline, ms: number) {
  const view = new TimelineView(timeline);
  bench.hold();
  const loading = timeline.load();
  view.attach();
  view.setAtTop(true);
  bench.clock.advance(ms);
  const answer = async () => {
    await bench.release();
    await loading;
  };
  return { view, answer };
}

const faceOf = (timeline: Timeline) => ({ status: timeline.status, shown: shown(timeline), storedAt: timeline.storedAt });

describe('a timeline with notes of the last visit', () => {
  test('they are shown before the server answers, with their moment', async () => {
    const { bench, left, timeline } = leftBehind();
    bench.hold();
    const loading = timeline.load();
    expect(faceOf(timeline)).toEqual({ status: 'ready', shown: left, storedAt: 7 });
    await bench.release();
    await loading;
    expect(faceOf(timeline)).toEqual({ status: 'ready', shown: left, storedAt: null });
  });

  test('newer notes are counted, and appear when the reader wants them, so that nothing moves', async () => {
    const { bench, left, timeline } = leftBehind({ since: 3 });
    const { view, answer } = await read(bench, timeline, 300);
    await answer();
    expect({ shown: shown(view), newCount: view.newCount }).toEqual({ shown: left, newCount: 3 });
    view.showNew();
    expect({ shown: shown(view), newCount: view.newCount }).toEqual({ shown: bench.onServer.slice(0, 13), newCount: 0 });
    bench.post(1);
    expect(shown(view)[0]).toBe(bench.onServer[0]);
  });

  test('they appear as well when the reader comes back to the top', async () => {
    const { bench, timeline } = leftBehind({ since: 3 });
    const { view, answer } = await read(bench, timeline, 300);
    await answer();
    view.setAtTop(false);
    view.setAtTop(true);
    expect(shown(view)).toEqual(bench.onServer.slice(0, 13));
  });

  test('they appear at once if nobody can have read anything yet', async () => {
    const { bench, timeline } = leftBehind({ since: 3 });
    const { view, answer } = await read(bench, timeline, 299);
    await answer();
    expect({ shown: shown(view), newCount: view.newCount }).toEqual({ shown: bench.onServer.slice(0, 13), newCount: 0 });
  });

  test('live notes appear at once at the top if nothing new was there', async () => {
    const { bench, timeline } = leftBehind();
    const view = new TimelineView(timeline);
    await timeline.load();
    bench.post(1);
    expect({ first: shown(view)[0], newCount: view.newCount }).toEqual({ first: bench.onServer[0], newCount: 0 });
  });

  test('a gap remains if the newest notes do not reach down to them', async () => {
    const { bench, left, timeline } = leftBehind({ since: 25 });
    await timeline.load();
    expect(shown(timeline)).toEqual([...bench.onServer.slice(0, 10), '…', ...left]);
  });

  test('a note that arrives live before the answer leaves the gap where it is', async () => {
    const { bench, left, timeline } = leftBehind({ since: 25 });
    bench.hold();
    const loading = timeline.load();
    bench.post(1);
    expect(shown(timeline)).toEqual(left);
    await bench.release();
    await loading;
    expect(shown(timeline)).toEqual([bench.onServer[0], ...bench.onServer.slice(1, 11), '…', ...left]);
  });

  test('a connection that is lost and found before the answer loses no note', async () => {
    const { bench, timeline } = leftBehind({ since: 3 });
    bench.hold();
    const loading = timeline.load();
    timeline.catchUp();
    bench.postUnheard(1);
    await bench.release();
    await loading;
    await settled();
    expect(shown(timeline)).toEqual(bench.onServer.slice(0, 14));
  });

  test('notes that the server no longer has leave with the answer', async () => {
    const { bench, left, timeline } = leftBehind({ since: 1 });
    bench.deleteOnServer(left[0]!);
    await timeline.load();
    expect(shown(timeline)).not.toContain(left[0]);
    const emptied = new TimelineBench();
    const gone = emptied.timelineWithStored(left);
    await gone.load();
    expect(faceOf(gone)).toEqual({ status: 'ready', shown: [], storedAt: null });
  });

  test('they stay without a network, and what was missed comes with it', async () => {
    const { bench, left, timeline } = leftBehind({ since: 3 });
    bench.failure = new NetworkError('no network');
    await timeline.load();
    expect({ ...faceOf(timeline), error: timeline.error }).toEqual({ status: 'ready', shown: left, storedAt: 7, error: null });
    bench.failure = null;
    timeline.catchUp();
    await settled();
    expect(faceOf(timeline)).toEqual({ status: 'ready', shown: bench.onServer.slice(0, 13), storedAt: null });
  });

  test('they stay when the server refuses, with its error, and the reader can try again', async () => {
    const { bench, left, timeline } = leftBehind({ since: 3 });
    bench.failure = apiError();
    await timeline.load();
    expect({ ...faceOf(timeline), error: timeline.error }).toEqual({ status: 'ready', shown: left, storedAt: 7, error: bench.failure });
    bench.failure = null;
    await timeline.reload();
    expect({ ...faceOf(timeline), error: timeline.error }).toEqual({
      status: 'ready',
      shown: bench.onServer.slice(0, 10),
      storedAt: null,
      error: null,
    });
  });

  test('a reader who returns to a place gets that place instead', async () => {
    const { bench, timeline } = leftBehind();
    bench.hold();
    const loading = timeline.load({ untilId: bench.onServer[5]! });
    expect(timeline.status).toBe('loading');
    await bench.release();
    await loading;
  });

  test('the answer wins if it is there before muted words are known', async () => {
    const { bench, timeline } = leftBehind({ since: 2 });
    bench.mutes.loading = new Promise(() => {});
    void timeline.load();
    await settled();
    expect({ status: timeline.status, storedAt: timeline.storedAt }).toEqual({ status: 'loading', storedAt: null });
  });
});

describe('what is stored for the next start', () => {
  const me = user('alice').me();
  const bob = user('bob').build();
  const post = (id: string, fields: Partial<WireNote> = {}) => note().by(bob).id(id).with(fields).build();

  /** A visit that reads a home timeline with these notes. */
  async function visit(notes: readonly WireNote[], { local = new MemoryLocalStore(), isStarting = false } = {}) {
    const test = createTestRoot({ me, local, isStarting, api: { 'notes/timeline': notes } });
    const { timeline } = test.root.session.current.timelines.acquire({ kind: 'home' });
    await timeline.load();
    return { ...test, local, timeline, key: test.root.session.current.key };
  }

  const left = (local: MemoryLocalStore, key: string) =>
    Object.values(readTimelines(local, key)).map(({ notes }) =>
      notes.map(({ id, user: author, renote }) => [id, author.username, renote?.id]),
    );

  test('the first notes of a timeline are stored with their authors and renotes, and show the same timeline again', async () => {
    const original = post('1');
    const { root, local, key } = await visit([post('3'), post('2', { text: null, renoteId: '1', renote: original })]);
    storeTimelines(root);
    expect(left(local, key)).toEqual([
      [
        ['3', 'bob', undefined],
        ['2', 'bob', '1'],
      ],
    ]);
    const next = createTestRoot({ me, local, api: { 'notes/timeline': () => new Promise(() => {}) } }).root.session.current;
    next.timelines.beginWith(readTimelines(local, key));
    const { timeline } = next.timelines.acquire({ kind: 'home' });
    void timeline.load();
    expect({ ids: timeline.ids, renote: next.notes.get('1')?.userId, author: next.users.get(bob.id)?.username }).toEqual({
      ids: ['3', '2'],
      renote: bob.id,
      author: 'bob',
    });
  });

  test('what is stored ends before a note that not everybody may read, unless the reader agrees', async () => {
    const { root, local, key } = await visit([post('4'), post('3'), post('2', { visibility: 'followers' }), post('1')]);
    storeTimelines(root);
    expect(left(local, key)[0]!.map(([id]) => id)).toEqual(['4', '3']);
    root.settings.set('readMemoryPrivate', true);
    storeTimelines(root);
    expect(left(local, key)[0]!.map(([id]) => id)).toEqual(['4', '3', '2', '1']);
    root.settings.set('readMemoryPrivate', false);
    storeTimelines(root);
    expect(left(local, key)[0]!.map(([id]) => id)).toEqual(['4', '3']);
  });

  test('nothing is stored while the memory is off, and what was stored goes', async () => {
    const { root, local, key } = await visit([post('1')]);
    storeTimelines(root);
    root.settings.set('readMemory', false);
    storeTimelines(root);
    expect(local.get(timelinesKey(key))).toBeNull();
  });

  test('a timeline that is not on screen keeps what an earlier visit left', async () => {
    const { root, local, key } = await visit([post('1')]);
    storeTimelines(root);
    const next = createTestRoot({ me, local, api: { 'notes/local-timeline': [post('9')] } }).root;
    await next.session.current.timelines.acquire({ kind: 'local' }).timeline.load();
    storeTimelines(next);
    expect(left(local, key).map(([first]) => first![0])).toEqual(['9', '1']);
  });

  test('a browser without room keeps nothing, and says nothing', async () => {
    const { root, local, key } = await visit([post('1')]);
    local.isFull = true;
    let told = 0;
    local.onWritten = () => (told += 1);
    storeTimelines(root);
    expect({ kept: local.get(timelinesKey(key)), told }).toEqual({ kept: null, told: 0 });
  });

  test('much text of many timelines stays below a bound', async () => {
    const long = 'x'.repeat(30_000);
    const { root, local, key } = await visit(Array.from({ length: 10 }, (_, index) => post(String(90 - index), { text: long })));
    storeTimelines(root);
    const { timelines } = root.session.current;
    expect(left(local, key)).toHaveLength(1);
    const other = timelines.acquire({ kind: 'local' }).timeline;
    await other.load();
    storeTimelines(root);
    expect(local.get(timelinesKey(key))!.length).toBeLessThanOrEqual(400_000);
  });

  test('a reader who leaves before the page is idle finds them', async () => {
    const { root, browser, local, key } = await visit([post('1')], { isStarting: true });
    keepTimelines(root);
    expect(left(local, key)).toEqual([]);
    browser.set({ isVisible: false });
    expect(left(local, key)).toEqual([[['1', 'bob', undefined]]]);
  });

  test('they are stored when the page is idle, because a device may lose its power', async () => {
    const { root, local, key } = await visit([post('1')], { isStarting: true });
    keepTimelines(root);
    void root.startOrder.run(() => Promise.resolve());
    await settled();
    expect(left(local, key)).toEqual([[['1', 'bob', undefined]]]);
  });

  test('signing out removes it', async () => {
    const { root, local, key } = await visit([post('1')]);
    storeTimelines(root);
    await root.accounts.signOut();
    expect(local.get(timelinesKey(key))).toBeNull();
  });

  test.each(['{', 'null', '7', '{"a":7}', '{"a":{"at":1}}', '{"a":{"at":"1","notes":[{}]}}'])(
    'the damaged text %s counts as none',
    (text) => {
      const local = new MemoryLocalStore();
      local.set(timelinesKey('host/alice'), text);
      expect(readTimelines(local, 'host/alice')).toEqual({});
    },
  );
});
