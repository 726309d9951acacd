import { action, makeObservable, observable, observableRef } from 'mobx';
import type { Clock } from '~/lib/clock';
import type { Disposable } from '~/lib/disposable';
import type { Overlay } from './OverlayStore';
import { Toasts, type ToastOptions } from './Toasts';

/** How long something may take before the spinner says that it runs, in ms. */
export const PATIENCE_MS = 500;

/** How long the success tick stays, in ms. */
export const SUCCESS_MS = 1000;

/**
 * The things that may lie beside dialogs: the indicator of uploads, new notifications, a card at the bottom edge, and a banner above the
 * page.
 */
export type BesideDialogs = 'uploads' | 'popUps' | 'notices' | 'storage';

/** The overlays above the page, whichever account opened them. {@link OverlayStore} puts them here. */
export class OverlayScreen {
  /** Open overlays, the lowest first. */
  stack: readonly Overlay[] = [];
  /** Whether the success tick is on screen. */
  isSuccessShown = false;
  /** How many long actions people wait for. */
  waits = 0;
  /** Whether anything was shown since the start. The code that draws overlays is fetched only then. */
  wasUsed = false;
  /** The things that were shown beside dialogs since the start. The code of each is fetched only then. */
  beside: readonly BesideDialogs[] = [];
  readonly toasts: Toasts;

  readonly #clock: Clock;
  #successTimer: Disposable | undefined;
  #nextKey = 1;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.toasts = new Toasts(clock);
    makeObservable<this, 'setSuccess' | 'addWait'>(this, {
      stack: observableRef,
      isSuccessShown: observable,
      waits: observable,
      wasUsed: observable,
      beside: observableRef,
      showBeside: action,
      show: action,
      dismiss: action,
      toast: action,
      setSuccess: action,
      addWait: action,
    });
  }

  /** Returns a key that no other overlay has. */
  nextKey(): number {
    return this.#nextKey++;
  }

  /** Makes room for something beside dialogs from now on. */
  showBeside(what: BesideDialogs): void {
    this.wasUsed = true;
    if (!this.beside.includes(what)) this.beside = [...this.beside, what];
  }

  /** Puts an overlay on top of the open ones. */
  show(overlay: Overlay): void {
    this.wasUsed = true;
    this.stack = [...this.stack, overlay];
  }

  /** Removes an overlay, whatever lies above it. */
  dismiss(key: number): void {
    this.stack = this.stack.filter((overlay) => overlay.key !== key);
  }

  /** Shows a short message that goes away by itself. */
  toast(options: ToastOptions): void {
    this.wasUsed = true;
    this.toasts.show(options);
  }

  /** Shows the success tick for {@link SUCCESS_MS}. */
  success(): void {
    this.#successTimer?.dispose();
    this.setSuccess(true);
    this.#successTimer = this.#clock.after(SUCCESS_MS, () => this.setSuccess(false));
  }

  /** Shows that something runs if it takes longer than {@link PATIENCE_MS}, until it ends. */
  async wait<T>(work: Promise<T>): Promise<T> {
    let added = 0;
    const timer = this.#clock.after(PATIENCE_MS, () => this.addWait((added = 1)));
    try {
      return await work;
    } finally {
      timer.dispose();
      this.addWait(-added);
    }
  }

  private addWait(count: number): void {
    if (count > 0) this.wasUsed = true;
    this.waits += count;
  }

  private setSuccess(isShown: boolean): void {
    this.wasUsed = true;
    this.isSuccessShown = isShown;
  }
}
