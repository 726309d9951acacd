import { describe, expect, test, vi } from 'vitest';
import { idle } from '~/lib/idle';
import { FakeClock } from '../../fixtures/FakeClock';

/** Begins to wait. Returns a function that tells whether the wait is over. */
function wait(clock: FakeClock, patienceMs: number, blindMs?: number): () => Promise<boolean> {
  let isOver = false;
  void idle(clock, patienceMs, blindMs).then(() => (isOver = true));
  return async () => {
    await Promise.resolve();
    return isOver;
  };
}

describe('waiting until the browser is idle', () => {
  test('ends when the browser says so, and asks it to be patient for the given time', async () => {
    const asked = vi.fn<(run: IdleRequestCallback, options: IdleRequestOptions) => number>();
    vi.stubGlobal('requestIdleCallback', asked);
    const clock = new FakeClock();
    const isOver = wait(clock, 500, 30);
    clock.advance(1000);
    expect(await isOver()).toBe(false);
    const [run, options] = asked.mock.calls[0]!;
    run({ didTimeout: false, timeRemaining: () => 1 });
    expect({ isOver: await isOver(), options }).toEqual({ isOver: true, options: { timeout: 500 } });
    vi.unstubAllGlobals();
  });

  test.each([
    { title: 'the time for such browsers, where one is given,', blindMs: 30, endMs: 30 },
    { title: 'a short time, where no other one is given,', blindMs: undefined, endMs: 200 },
  ])('takes $title in a browser without idle callbacks', async ({ blindMs, endMs }) => {
    const clock = new FakeClock();
    const isOver = wait(clock, 500, blindMs);
    clock.advance(endMs - 1);
    expect(await isOver()).toBe(false);
    clock.advance(1);
    expect({ isOver: await isOver(), timers: clock.pendingTimers }).toEqual({ isOver: true, timers: 0 });
  });
});
