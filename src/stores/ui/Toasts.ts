import { PassingItems, type PassingItem } from './PassingItems';

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
export interface Toast extends ToastOptions, PassingItem {
  readonly durationMs: number;
}

/** The toasts on screen. */
export class Toasts extends PassingItems<Toast> {
  /** Shows a toast. Showing the same text again restarts the existing toast. */
  show(options: ToastOptions): void {
    const same = this.items.find((toast) => toast.text === options.text && toast.kind === options.kind);
    if (same) this.dismiss(same.id);
    this.add({ durationMs: TOAST_MS, ...options });
  }
}
