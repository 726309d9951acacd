import { describe, expect, test } from 'vitest';
import { queueStatsFeed, serverStatsFeed, StatsFeed } from '../../../../server/streaming/statistics';
import { FakeClock } from '../../../fixtures/FakeClock';

/** A feed that counts its measurements. */
function counting(clock: FakeClock): StatsFeed<number> {
  return new StatsFeed(clock, 1000, () => {
    let count = 0;
    return () => ++count;
  });
}

describe('StatsFeed', () => {
  test('a feed measures only while it has listeners', () => {
    const clock = new FakeClock();
    const feed = counting(clock);
    expect(clock.pendingTimers).toBe(0);
    const heard: number[] = [];
    const [first, second] = [feed.listen((value) => heard.push(value)), feed.listen(() => undefined)];
    expect(clock.pendingTimers).toBe(1);
    clock.advance(2000);
    first.dispose();
    expect(clock.pendingTimers).toBe(1);
    second.dispose();
    expect(clock.pendingTimers).toBe(0);
    expect(heard).toEqual([1, 2]);
  });

  test('a feed keeps the last 200 measurements, newest first', () => {
    const clock = new FakeClock();
    const feed = counting(clock);
    const listening = feed.listen(() => undefined);
    clock.advance(250_000);
    expect(feed.log(3)).toEqual([250, 249, 248]);
    expect(feed.log(1000)).toHaveLength(200);
    listening.dispose();
  });
});

test('a short pause keeps earlier measurements, a long one drops them', () => {
  const clock = new FakeClock();
  const feed = counting(clock);
  const once = () => {
    const listening = feed.listen(() => undefined);
    clock.advance(1000);
    listening.dispose();
  };
  once();
  clock.advance(1500);
  once();
  expect(feed.log(10)).toHaveLength(2);
  clock.advance(60_000);
  once();
  expect(feed.log(10)).toHaveLength(1);
});

test('a feed that measures at once has a figure for its first listener, and another one after a long pause', () => {
  const clock = new FakeClock();
  let jobs = 1;
  const feed = new StatsFeed(clock, 1000, () => () => jobs, { measuresAtOnce: true });
  feed.listen(() => undefined).dispose();
  expect(feed.log(10)).toEqual([1]);
  jobs = 2;
  feed.listen(() => undefined).dispose();
  expect(feed.log(10)).toEqual([1]);
  clock.advance(60_000);
  feed.listen(() => undefined).dispose();
  expect(feed.log(10)).toEqual([2]);
});

test('the machine is measured every two seconds, with the fields of real servers', () => {
  const clock = new FakeClock();
  const feed = serverStatsFeed(clock, () => ({ rx: 0, tx: 0 }));
  const listening = feed.listen(() => undefined);
  clock.advance(1999);
  expect(feed.log(1)).toEqual([]);
  clock.advance(1);
  const [stats] = feed.log(1);
  listening.dispose();
  expect(stats).toEqual({
    cpu: expect.any(Number) as number,
    mem: { used: expect.any(Number) as number, active: expect.any(Number) as number },
    net: { rx: expect.any(Number) as number, tx: expect.any(Number) as number },
    fs: { r: expect.any(Number) as number, w: expect.any(Number) as number },
  });
  expect(stats?.mem.used).toBeGreaterThan(0);
  expect(stats?.cpu).toBeLessThanOrEqual(1);
});

test('the queues say what began since the last measurement, what is active and what waits', () => {
  const clock = new FakeClock();
  const inbox = { started: 5, active: 1, waiting: 0 };
  let loads = { inbox, deliver: { started: 0, active: 0, waiting: 0 } };
  const feed = queueStatsFeed(clock, () => loads);
  const listening = feed.listen(() => undefined);
  loads = { ...loads, inbox: { started: 12, active: 2, waiting: 3 } };
  clock.advance(10_000);
  clock.advance(10_000);
  listening.dispose();
  const none = { activeSincePrevTick: 0, active: 0, waiting: 0, delayed: 0 };
  expect(feed.log(5)).toEqual([
    { deliver: none, inbox: { activeSincePrevTick: 0, active: 2, waiting: 3, delayed: 0 } },
    { deliver: none, inbox: { activeSincePrevTick: 7, active: 2, waiting: 3, delayed: 0 } },
    { deliver: none, inbox: { activeSincePrevTick: 0, active: 1, waiting: 0, delayed: 0 } },
  ]);
});
