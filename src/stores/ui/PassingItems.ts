import { actionBound, makeObservable, observableRef } from 'mobx';
import type { Clock } from '~/lib/clock';
import type { Disposable } from '~/lib/disposable';

/** Something that is on screen for a while. */
export interface PassingItem {
  readonly id: number;
}

/** Things that go away by themselves. While the pointer or the focus is on one, it stays (WCAG 2.2.1). */
export abstract class PassingItems<T extends PassingItem> {
  /** What is on screen; observable. */
  items: readonly T[] = [];

  protected readonly clock: Clock;
  readonly #timers = new Map<number, Disposable>();

  constructor(clock: Clock) {
    this.clock = clock;
    makeObservable(this, { items: observableRef, dismiss: actionBound, hold: actionBound, release: actionBound });
  }

  /** How long an item stays; ms. */
  protected abstract durationOf(item: T): number;

  /** Removes an item. */
  dismiss(id: number): void {
    this.hold(id);
    this.items = this.items.filter((item) => item.id !== id);
  }

  /** Stops the time of an item. */
  hold(id: number): void {
    this.#timers.get(id)?.dispose();
    this.#timers.delete(id);
  }

  /** Gives an item its full time, if its time does not run. */
  release(id: number): void {
    const item = this.items.find((one) => one.id === id);
    const durationMs = item && !this.#timers.has(id) ? this.durationOf(item) : Number.POSITIVE_INFINITY;
    if (Number.isFinite(durationMs))
      this.#timers.set(
        id,
        this.clock.after(durationMs, () => this.dismiss(id)),
      );
  }
}
