import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGapId } from '~/services/gapList';
import { apiError } from '../../../fixtures/FakeApi';
import { settled, TimelineBench } from './TimelineBench';

type Step =
  | { readonly kind: 'post' | 'lose'; readonly count: number }
  | { readonly kind: 'delete'; readonly at: number; readonly isTold: boolean }
  | { readonly kind: 'resume' | 'more' | 'reload' | 'hold' | 'release' | 'fail' | 'mend' | 'settle' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant<'post'>('post'), count: fc.integer({ min: 1, max: 12 }) }) },
  // Notes are missed only during a lost connection; the next step reports that it is back.
  { weight: 3, arbitrary: fc.record({ kind: fc.constant<'lose'>('lose'), count: fc.integer({ min: 1, max: 90 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant<'delete'>('delete'), at: fc.nat({ max: 500 }), isTold: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.constantFrom<Step>(
      { kind: 'more' },
      { kind: 'reload' },
      { kind: 'hold' },
      { kind: 'release' },
      { kind: 'fail' },
      { kind: 'mend' },
      { kind: 'settle' },
      { kind: 'resume' },
    ),
  },
);

const isOrdered = (ids: readonly string[]): boolean => ids.every((id, index) => index === 0 || ids[index - 1]! > id);

test("TL4 after any pages, events, deletions and losses, ids are unique and ordered, and filling the gaps gives the server's list", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const bench = new TimelineBench();
      bench.postUnheard(25);
      const timeline = bench.timeline();
      timeline.connect();
      const work: Promise<unknown>[] = [timeline.load()];
      for (const one of steps) {
        switch (one.kind) {
          case 'post':
            bench.post(one.count);
            break;
          case 'lose':
            bench.postUnheard(one.count);
            bench.hub.resume();
            break;
          case 'delete': {
            const id = bench.onServer[one.at % Math.max(1, bench.onServer.length)];
            if (id === undefined) break;
            bench.deleteOnServer(id);
            if (one.isTold) bench.notes.remove(id);
            break;
          }
          case 'resume':
            bench.hub.resume();
            break;
          case 'more':
            work.push(timeline.loadMore());
            break;
          case 'reload':
            work.push(timeline.reload());
            break;
          case 'hold':
            bench.hold();
            break;
          case 'release':
            await bench.release();
            break;
          case 'fail':
            bench.failure = apiError();
            break;
          case 'mend':
            bench.failure = null;
            break;
          case 'settle':
            await settled();
            break;
        }
        expect(isOrdered(timeline.ids.filter((id) => !isGapId(id)))).toBe(true);
      }
      bench.failure = null;
      await bench.release();
      await Promise.all(work);
      await settled();
      if (timeline.status !== 'ready') await timeline.load();
      await settled();
      // Like a reader who fills every gap and reads to the end.
      for (let round = 0; round < 200; round += 1) {
        const gap = timeline.ids.find(isGapId);
        if (gap !== undefined) await timeline.fillGap(gap, round % 2 === 0 ? 'newer' : 'older');
        else if (timeline.hasMore) await timeline.loadMore();
        else break;
      }
      timeline.dispose();
      // Notes that were deleted during a lost connection are still shown; the server reports no past deletions.
      const onServer = new Set(bench.onServer);
      const ids = timeline.ids.filter((id) => onServer.has(id));
      expect(ids).toEqual(bench.onServer);
      expect(timeline.ids.some(isGapId)).toBe(false);
    }),
    { numRuns: 60 },
  );
});
