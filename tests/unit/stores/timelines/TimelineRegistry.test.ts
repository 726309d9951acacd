import { describe, expect, test } from 'vitest';
import { defaultFilters } from '~/stores/timelines/sources';
import { TimelineRegistry } from '~/stores/timelines/TimelineRegistry';
import { settled, shown, TimelineBench } from './TimelineBench';

function setUp() {
  const bench = new TimelineBench();
  return { bench, timelines: new TimelineRegistry(bench.deps) };
}

describe('timelines of one account', () => {
  test('TL16 panes with the same source and filters share a timeline', () => {
    const { timelines } = setUp();
    const first = timelines.acquire({ kind: 'list', listId: 'l' });
    expect(timelines.acquire({ listId: 'l', kind: 'list' }, { ...defaultFilters }).timeline).toBe(first.timeline);
  });

  test('timelines differ only by filters that the source supports', () => {
    const { timelines } = setUp();
    const home = timelines.find({ kind: 'home' });
    expect(timelines.find({ kind: 'home' }, { ...defaultFilters, withRenotes: false })).not.toBe(home);
    expect(timelines.find({ kind: 'home' }, { ...defaultFilters, withReplies: false })).toBe(home);
  });

  test('a timeline follows the live connection while it is in use', () => {
    const { bench, timelines } = setUp();
    const first = timelines.acquire({ kind: 'home' });
    const second = timelines.acquire({ kind: 'home' });
    first.dispose();
    first.dispose();
    expect(bench.hub.channels).not.toEqual([]);
    second.dispose();
    expect(bench.hub.channels).toEqual([]);
  });

  test('TL16 an unused timeline is kept for a while and catches up when it is used again', async () => {
    const { bench, timelines } = setUp();
    bench.postUnheard(3);
    const lease = timelines.acquire({ kind: 'home' });
    await lease.timeline.load();
    lease.dispose();
    bench.postUnheard(2);
    const again = timelines.acquire({ kind: 'home' });
    expect(again.timeline === lease.timeline).toBe(true);
    expect(again.timeline.ids.length).toBe(3);
    await settled();
    expect(shown(again.timeline)).toEqual(bench.onServer);
  });

  test('the timelines that were unused for longest are dropped', () => {
    const { timelines } = setUp();
    const use = (listId: string) => {
      const lease = timelines.acquire({ kind: 'list', listId });
      lease.dispose();
      return lease.timeline;
    };
    const first = use('first');
    for (let index = 0; index < 6; index += 1) use(`other ${index}`);
    expect(timelines.find({ kind: 'list', listId: 'first' })).not.toBe(first);
  });

  test('timelines in use are never dropped', () => {
    const { timelines } = setUp();
    const { timeline } = timelines.acquire({ kind: 'home' });
    for (let index = 0; index < 9; index += 1) timelines.acquire({ kind: 'list', listId: `${index}` }).dispose();
    expect(timelines.find({ kind: 'home' })).toBe(timeline);
  });

  test('disposing the registry releases everything', () => {
    const { bench, timelines } = setUp();
    timelines.acquire({ kind: 'home' });
    timelines.acquire({ kind: 'list', listId: 'l' });
    timelines.dispose();
    expect(bench.hub.channels).toEqual([]);
  });
});
