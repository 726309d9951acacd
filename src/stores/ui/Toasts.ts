import { when } from 'mobx';
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
  /** The subject. A newer toast about the same subject replaces it. */
  readonly topic?: string;
  /** Whether the toast has nothing to offer any more; observable. It goes then: what it undoes is undone already. */
  readonly isStale?: () => boolean;
}

/** A toast on screen. */
export interface Toast extends ToastOptions, PassingItem {
  readonly durationMs: number;
}

/** The toasts on screen. */
export class Toasts extends PassingItems<Toast> {
  /** Shows a toast. It replaces one with the same text or about the same topic. */
  show(options: ToastOptions): void {
    const { text, kind, topic, isStale } = options;
    const former = this.items.find(
      (toast) => (toast.text === text && toast.kind === kind) || (topic !== undefined && toast.topic === topic),
    );
    if (former) this.dismiss(former.id);
    const id = this.add({ durationMs: TOAST_MS, ...options });
    const isGone = () => !this.items.some((toast) => toast.id === id);
    if (isStale)
      when(
        () => isGone() || isStale(),
        () => this.dismiss(id),
      );
  }
}
