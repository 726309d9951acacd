import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { AgeClock } from '~/stores/ui/AgeClock';
import { FakeClock } from '../../../fixtures/FakeClock';
import { FakeFrames } from '../../../fixtures/FakeFrames';

function watch() {
  const clock = new FakeClock();
  const frames = new FakeFrames();
  const ages = new AgeClock({ clock, requestFrame: frames.request });
  const seen: number[] = [];
  const stop = autorun(() => seen.push(ages.now));
  return { clock, frames, ages, seen, stop };
}

test('the clock moves in steps, each in a frame', () => {
  const { clock, frames, seen, stop } = watch();
  clock.advance(10_000);
  expect(seen).toHaveLength(1);
  frames.next();
  clock.advance(10_000);
  frames.next();
  stop();
  expect(seen.map((now) => Math.floor(now / 10_000) - Math.floor(seen[0]! / 10_000))).toEqual([0, 1, 2]);
});

test('a reader between two steps gets the current time', () => {
  const { clock, ages, stop } = watch();
  clock.advance(1_234);
  expect(ages.now).toBe(clock.now());
  stop();
});

test('the clock stops while nobody observes it', () => {
  const { clock, stop } = watch();
  stop();
  expect(clock.pendingTimers).toBe(0);
});
