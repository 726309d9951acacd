import { actionBound, makeObservable, observableRef } from 'mobx';
import type { Clock } from '~/lib/clock';
import type { Disposable } from '~/lib/disposable';

/** Something that is on screen for a while. */
export interface PassingItem {
  readonly id: number;
  /** How long it stays; ms. */
  readonly durationMs: number;
}

/** Things that go away by themselves. While the pointer or the focus is on one, it stays (WCAG 2.2.1). */
export class PassingItems<T extends PassingItem> {
  /** The items on screen, the oldest first; observable. */
  items: readonly T[] = [];

  protected readonly clock: Clock;
  readonly #timers = new Map<number, Disposable>();
  #lastId = 0;

  constructor(clock: Clock) {
    this.clock = clock;
    makeObservable<this, 'add'>(this, {
      items: observableRef,
      add: actionBound,
      dismiss: actionBound,
      hold: actionBound,
      release: actionBound,
    });
  }

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

  /** Gives a held item its full time again. */
  release(id: number): void {
    const item = this.items.find((one) => one.id === id);
    if (item && !this.#timers.has(id) && Number.isFinite(item.durationMs))
      this.#timers.set(
        id,
        this.clock.after(item.durationMs, () => this.dismiss(id)),
      );
  }

  /** Shows an item and starts its time. @returns its id */
  protected add(item: Omit<T, 'id'>): number {
    const id = ++this.#lastId;
    this.items = [...this.items, { ...item, id } as T];
    this.release(id);
    return id;
  }
}
