import { actionBound, makeObservable, observableRef } from 'mobx';
import type { Clock } from '~/lib/clock';
import type { Disposable } from '~/lib/disposable';

/** How long a toast stays; ms. */
export const TOAST_MS = 4000;

/**
 * A short message at the edge of the screen. With an action and `durationMs: Infinity` it stays until it is used or
 * dismissed.
 */
export interface ToastOptions {
  readonly text: string;
  readonly kind?: 'info' | 'success' | 'error';
  readonly action?: { readonly label: string; run(): void };
  readonly durationMs?: number;
}

/** A toast on screen. */
export interface Toast extends ToastOptions {
  readonly id: number;
}

/**
 * The toasts on screen and their remaining time. A toast under the pointer or the focus does not go away (WCAG 2.2.1).
 */
export class Toasts {
  /** Oldest first. */
  items: readonly Toast[] = [];

  readonly #clock: Clock;
  readonly #timers = new Map<number, Disposable>();
  #nextId = 1;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeObservable(this, { items: observableRef, show: actionBound, dismiss: actionBound, hold: actionBound, release: actionBound });
  }

  /** Shows a toast and starts its time. Showing the same text again restarts the existing toast. */
  show(options: ToastOptions): void {
    const same = this.items.find((toast) => toast.text === options.text && toast.kind === options.kind);
    if (same) this.dismiss(same.id);
    const toast: Toast = { ...options, id: this.#nextId++ };
    this.items = [...this.items, toast];
    this.#start(toast);
  }

  /** Removes a toast. */
  dismiss(id: number): void {
    this.hold(id);
    this.items = this.items.filter((toast) => toast.id !== id);
  }

  /** Stops the time of a toast. */
  hold(id: number): void {
    this.#timers.get(id)?.dispose();
    this.#timers.delete(id);
  }

  /** Gives a held toast its full time again. */
  release(id: number): void {
    const toast = this.items.find((item) => item.id === id);
    if (toast && !this.#timers.has(id)) this.#start(toast);
  }

  #start({ id, durationMs = TOAST_MS }: Toast): void {
    if (Number.isFinite(durationMs))
      this.#timers.set(
        id,
        this.#clock.after(durationMs, () => this.dismiss(id)),
      );
  }
}
