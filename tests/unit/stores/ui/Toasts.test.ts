import { describe, expect, test } from 'vitest';
import { TOAST_MS, Toasts } from '~/stores/ui/Toasts';
import { FakeClock } from '../../../fixtures/FakeClock';

function setUp() {
  const clock = new FakeClock();
  const toasts = new Toasts(clock);
  const texts = () => toasts.items.map(({ text }) => text);
  return { clock, toasts, texts };
}

describe('a toast', () => {
  test('goes away after four seconds', () => {
    const { clock, toasts, texts } = setUp();
    toasts.show({ text: 'Saved' });
    clock.advance(TOAST_MS - 1);
    expect(texts()).toEqual(['Saved']);
    clock.advance(1);
    expect(texts()).toEqual([]);
  });

  test('stays as long as it was asked to', () => {
    const { clock, toasts, texts } = setUp();
    toasts.show({ text: 'Important', durationMs: Number.POSITIVE_INFINITY });
    clock.advance(3_600_000);
    expect(texts()).toEqual(['Important']);
  });

  test('waits while somebody reads it, and then has its whole time again', () => {
    const { clock, toasts, texts } = setUp();
    toasts.show({ text: 'Saved' });
    clock.advance(3000);
    toasts.hold(toasts.items[0]!.id);
    clock.advance(60_000);
    expect(texts()).toEqual(['Saved']);
    toasts.release(toasts.items[0]!.id);
    clock.advance(TOAST_MS);
    expect(texts()).toEqual([]);
  });

  test('that says the same again replaces the first', () => {
    const { toasts, texts } = setUp();
    toasts.show({ text: 'Offline', kind: 'error' });
    toasts.show({ text: 'Offline', kind: 'error' });
    expect(texts()).toEqual(['Offline']);
  });

  test('dismissed leaves no timer behind', () => {
    const { clock, toasts } = setUp();
    toasts.show({ text: 'Saved' });
    toasts.dismiss(toasts.items[0]!.id);
    expect(clock.pendingTimers).toBe(0);
  });
});
