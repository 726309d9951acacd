import { beforeEach, describe, expect, test } from 'vitest';
import { RateLimiter, visitorOf } from '../../../../server/lib/rateLimit';
import { FakeClock } from '../../../fixtures/FakeClock';

const THREE_A_MINUTE = { max: 3, durationMs: 60_000 };

let clock: FakeClock;
let limiter: RateLimiter;
beforeEach(() => {
  clock = new FakeClock();
  limiter = new RateLimiter(clock, 1);
});

const calls = (count: number, limit = THREE_A_MINUTE, key = 'a') => Array.from({ length: count }, () => limiter.allows(key, limit));

describe('RateLimiter', () => {
  test('a limit allows the given number of calls', () => {
    expect(calls(4)).toEqual([true, true, true, false]);
  });

  test('a call is free again when the oldest leaves the window', () => {
    calls(1);
    clock.advance(30_000);
    calls(2);
    clock.advance(29_999);
    expect(calls(1)).toEqual([false]);
    clock.advance(1);
    expect(calls(2)).toEqual([true, false]);
  });

  test('refused calls do not count', () => {
    calls(3);
    clock.advance(59_999);
    calls(5);
    clock.advance(1);
    expect(calls(3)).toEqual([true, true, true]);
  });

  test('callers are counted separately', () => {
    calls(3);
    expect(calls(1, THREE_A_MINUTE, 'b')).toEqual([true]);
  });

  test('calls must keep the minimum interval', () => {
    const apart = { minIntervalMs: 3000 };
    expect(limiter.allows('a', apart)).toBe(true);
    clock.advance(2999);
    expect(limiter.allows('a', apart)).toBe(false);
    clock.advance(1);
    expect(limiter.allows('a', apart)).toBe(true);
  });

  test("the caller's factor lengthens the waiting times", () => {
    limiter.allows('a', { max: 1, durationMs: 1000 }, 3);
    clock.advance(2999);
    expect(limiter.allows('a', { max: 1, durationMs: 1000 }, 3)).toBe(false);
    clock.advance(1);
    expect(limiter.allows('a', { max: 1, durationMs: 1000 }, 3)).toBe(true);
  });

  test('the factor 0 turns limits off', () => {
    limiter = new RateLimiter(clock, 0);
    expect(calls(5)).toEqual([true, true, true, true, true]);
  });
});

describe('visitors', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('the address %s counts as the visitor %s', (ip, visitor) => {
    expect(visitorOf(ip)).toBe(visitor);
  });
});
