import { observable } from 'mobx';
import { describe, expect, test } from 'vitest';
import { TOAST_MS, Toasts } from '~/stores/ui/Toasts';
import { FakeClock } from '../../../fixtures/FakeClock';

function setUp() {
  const clock = new FakeClock();
  const toasts = new Toasts(clock);
  const texts = () => toasts.items.map(({ text }) => text);
  return { clock, toasts, texts };
}

describe('toasts', () => {
  test('a toast goes away after four seconds', () => {
    const { clock, toasts, texts } = setUp();
    toasts.show({ text: 'Saved' });
    clock.advance(TOAST_MS - 1);
    expect(texts()).toEqual(['Saved']);
    clock.advance(1);
    expect(texts()).toEqual([]);
  });

  test('a toast stays as long as requested', () => {
    const { clock, toasts, texts } = setUp();
    toasts.show({ text: 'Important', durationMs: Number.POSITIVE_INFINITY });
    clock.advance(3_600_000);
    expect(texts()).toEqual(['Important']);
  });

  test('a toast that undoes something goes once that is undone otherwise', () => {
    const { toasts, texts } = setUp();
    const isUndone = observable.box(false);
    toasts.show({ text: 'Column closed', isStale: () => isUndone.get() });
    expect(texts()).toEqual(['Column closed']);
    isUndone.set(true);
    expect(texts()).toEqual([]);
  });

  test('a held toast waits and then has its full time again', () => {
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

  test('a toast with the same text replaces the first one', () => {
    const { toasts, texts } = setUp();
    toasts.show({ text: 'Offline', kind: 'error' });
    toasts.show({ text: 'Offline', kind: 'error' });
    expect(texts()).toEqual(['Offline']);
  });

  test('a toast replaces the one about the same topic, and leaves the others', () => {
    const { toasts, texts } = setUp();
    toasts.show({ text: 'Posted on Monday', topic: 'drafts' });
    toasts.show({ text: 'Saved' });
    toasts.show({ text: 'Posted on Tuesday', topic: 'drafts' });
    expect(texts()).toEqual(['Saved', 'Posted on Tuesday']);
  });

  test('dismissing a toast leaves no timer', () => {
    const { clock, toasts } = setUp();
    toasts.show({ text: 'Saved' });
    toasts.dismiss(toasts.items[0]!.id);
    expect(clock.pendingTimers).toBe(0);
  });
});
