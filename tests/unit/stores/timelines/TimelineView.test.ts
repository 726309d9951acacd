import { autorun } from 'mobx';
import { describe, expect, test } from 'vitest';
import { FeedPacer } from '~/stores/timelines/FeedPacer';
import { TimelineView } from '~/stores/timelines/TimelineView';
import { FakeClock } from '../../../fixtures/FakeClock';
import { FakeFrames } from '../../../fixtures/FakeFrames';
import { settled, shown, TimelineBench } from './TimelineBench';

async function setUp(count = 5) {
  const bench = new TimelineBench();
  bench.postUnheard(count);
  const timeline = await bench.following();
  return { bench, timeline, view: new TimelineView(timeline) };
}

test('TL7 new notes appear at once at the top', async () => {
  const { bench, view } = await setUp();
  bench.post(2);
  expect({ shown: shown(view), newCount: view.newCount }).toEqual({ shown: bench.onServer, newCount: 0 });
});

describe('a view away from the top', () => {
  test('TL7 new notes are held back and counted', async () => {
    const { bench, view } = await setUp();
    const before = shown(view);
    view.setAtTop(false);
    bench.post(2);
    expect({ shown: shown(view), newCount: view.newCount, isFollowing: view.isFollowing }).toEqual({
      shown: before,
      newCount: 2,
      isFollowing: false,
    });
  });

  test('the ids are the same array while notes are held back', async () => {
    const { bench, view } = await setUp();
    view.setAtTop(false);
    const arrays = new Set<readonly string[]>();
    const stop = autorun(() => arrays.add(view.ids));
    bench.post(3);
    bench.post(3);
    stop();
    expect(arrays.size).toBe(1);
  });

  test('TL9 another view of the same timeline is not affected', async () => {
    const { bench, timeline, view } = await setUp();
    const other = new TimelineView(timeline);
    view.setAtTop(false);
    bench.post(1);
    expect({ viewNewCount: view.newCount, otherNewCount: other.newCount, shown: shown(other) }).toEqual({
      viewNewCount: 1,
      otherNewCount: 0,
      shown: bench.onServer,
    });
  });

  test('older pages are added at the bottom', async () => {
    const { bench, timeline, view } = await setUp(20);
    view.setAtTop(false);
    bench.post(1);
    await timeline.loadMore();
    expect(shown(view)).toEqual(bench.onServer.slice(1));
  });

  test('notes missed during a lost connection are held back as well', async () => {
    const { bench, view } = await setUp();
    const before = shown(view);
    view.setAtTop(false);
    bench.postUnheard(4);
    bench.hub.resume();
    await settled();
    expect({ shown: shown(view), newCount: view.newCount }).toEqual({ shown: before, newCount: 4 });
  });

  test('a deleted note leaves the list, even if it was the newest', async () => {
    const { bench, view } = await setUp();
    const before = shown(view);
    view.setAtTop(false);
    bench.post(1);
    bench.notes.remove(before[0]!);
    expect({ shown: shown(view), newCount: view.newCount }).toEqual({ shown: before.slice(1), newCount: 1 });
  });

  test('a deleted note that was held back is not counted', async () => {
    const { bench, view } = await setUp();
    view.setAtTop(false);
    const [id] = bench.post(2);
    bench.notes.remove(id!);
    expect(view.newCount).toBe(1);
  });

  test('TL8 showNew shows all new notes', async () => {
    const { bench, view } = await setUp();
    view.setAtTop(false);
    bench.post(2);
    view.showNew();
    expect({ shown: shown(view), newCount: view.newCount, isFollowing: view.isFollowing }).toEqual({
      shown: bench.onServer,
      newCount: 0,
      isFollowing: true,
    });
  });

  test('TL8 returning to the top shows all new notes', async () => {
    const { bench, view } = await setUp();
    view.setAtTop(false);
    bench.post(2);
    view.setAtTop(true);
    expect(shown(view)).toEqual(bench.onServer);
  });

  test('leaving the top twice keeps the first position', async () => {
    const { bench, view } = await setUp();
    view.setAtTop(false);
    bench.post(1);
    view.setAtTop(false);
    expect(view.newCount).toBe(1);
  });
});

test('an empty list holds nothing back', async () => {
  const { bench, view } = await setUp(0);
  view.setAtTop(false);
  bench.post(1);
  expect(shown(view)).toEqual(bench.onServer);
});

test('an attached view that reads further down keeps the timeline from being cut', async () => {
  const { bench, timeline, view } = await setUp(300);
  while (timeline.ids.length < 200) await timeline.loadMore();
  const attached = view.attach();
  view.setAtTop(false);
  bench.post(1);
  expect(timeline.ids.length).toBeGreaterThan(200);
  view.setAtTop(true);
  bench.post(1);
  expect(timeline.ids.length).toBe(150);
  attached.dispose();
});

describe('TL17 a view among other lists', () => {
  async function setUpPaced(count: number) {
    const frames = new FakeFrames();
    const bench = new TimelineBench();
    bench.postUnheard(count);
    const timeline = await bench.following();
    const pacer = new FeedPacer({ requestFrame: frames.request, clock: new FakeClock() });
    const fillsFrame = { run: () => {}, rows: () => 8 };
    return { frames, bench, timeline, pacer, fillsFrame, view: new TimelineView(timeline, pacer) };
  }

  test('TL17 a view shows new notes when it is its turn', async () => {
    const { frames, bench, pacer, fillsFrame, view } = await setUpPaced(5);
    const attached = view.attach();
    const before = shown(view);
    pacer.request(fillsFrame);
    bench.post(2);
    expect(shown(view)).toEqual(before);
    frames.next();
    expect(shown(view)).toEqual(bench.onServer);
    attached.dispose();
  });

  test('TL17 the timeline is not cut below a view that is far behind', async () => {
    const { frames, bench, timeline, pacer, fillsFrame, view } = await setUpPaced(300);
    while (timeline.ids.length < 100) await timeline.loadMore();
    const attached = view.attach();
    const before = shown(view);
    pacer.request(fillsFrame);
    bench.post(110);
    expect(shown(view)).toEqual(before);
    frames.next();
    bench.post(1);
    frames.next();
    expect(timeline.ids.length).toBe(150);
    attached.dispose();
  });
});
