import { actionBound, makeObservable } from 'mobx';
import type { Clock } from '~/lib/clock';
import { PassingItems } from './PassingItems';

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

/** The toasts on screen, the oldest first. */
export class Toasts extends PassingItems<Toast> {
  #nextId = 1;

  constructor(clock: Clock) {
    super(clock);
    makeObservable(this, { show: actionBound });
  }

  /** Shows a toast and starts its time. Showing the same text again restarts the existing toast. */
  show(options: ToastOptions): void {
    const same = this.items.find((toast) => toast.text === options.text && toast.kind === options.kind);
    if (same) this.dismiss(same.id);
    const id = this.#nextId++;
    this.items = [...this.items, { ...options, id }];
    this.release(id);
  }

  protected override durationOf({ durationMs = TOAST_MS }: Toast): number {
    return durationMs;
  }
}
