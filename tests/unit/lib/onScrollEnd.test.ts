import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { onScrollEnd } from '~/lib/onScrollEnd';
import { FakeClock } from '../../fixtures/FakeClock';

function setUp(window: object) {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('window', window);
  const clock = new FakeClock();
  const element = new EventTarget();
  let ends = 0;
  const listening = onScrollEnd(element as HTMLElement, clock, () => (ends += 1));
  const send = (type: string) => element.dispatchEvent(new Event(type));
  return { clock, listening, send, ends: () => ends };
}

describe('the end of a scroll', () => {
  test('the end of a scroll is what the browser says, if it does', () => {
    const { clock, listening, send, ends } = setUp({ onscrollend: null });
    send('scroll');
    clock.advance(10_000);
    expect(ends()).toBe(0);
    send('scrollend');
    listening.dispose();
    send('scrollend');
    expect(ends()).toBe(1);
  });

  test('the end of a scroll in a browser that does not say it is when the element stands still for a moment', () => {
    const { clock, send, ends } = setUp({});
    for (let step = 0; step < 10; step += 1) {
      send('scroll');
      clock.advance(100);
    }
    expect(ends()).toBe(0);
    clock.advance(100);
    expect({ ends: ends(), timers: clock.pendingTimers }).toEqual({ ends: 1, timers: 0 });
  });

  test('nothing is told after the listener is gone, not even of a scroll before', () => {
    const { clock, listening, send, ends } = setUp({});
    send('scroll');
    listening.dispose();
    send('scroll');
    clock.advance(1000);
    expect({ ends: ends(), timers: clock.pendingTimers }).toEqual({ ends: 0, timers: 0 });
  });
});
