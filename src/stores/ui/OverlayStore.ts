import { action, makeObservable, observable, observableRef } from 'mobx';
import type { I18n } from '~/i18n/I18n';
import { ApiError, CancelledError, type AppError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';
import type { Disposable } from '~/lib/disposable';
import type { WindowId, WindowParams } from '~/registry/contracts';
import type { AccountScope } from '../session/AccountScope';
import type { AlertOptions, ChooseOptions, ConfirmOptions, DialogRequest, PromptOptions } from './dialogs';
import { errorText } from './errorText';
import { handled, type MenuItem } from './menuItems';
import { Toasts, type ToastOptions } from './Toasts';

export type { AlertOptions, ChooseOptions, ConfirmOptions, DialogRequest, DialogTone, PromptOptions } from './dialogs';
export type { MenuItem } from './menuItems';
export type { Toast, ToastOptions } from './Toasts';

/** The success tick stays this long (spec section 9); ms. */
export const SUCCESS_MS = 1000;

/** What a pop-up points at: an element, or a point of the viewport in CSS px. */
export type OverlayAnchor = Element | { readonly x: number; readonly y: number };

/** How a menu opens. */
export interface MenuOptions {
  /** Accessible name of the menu. */
  readonly label?: string;
  readonly align?: 'start' | 'end' | 'center';
  readonly onClose?: () => void;
}

/** A menu on screen. */
export interface MenuOverlay {
  readonly kind: 'menu';
  readonly anchor: OverlayAnchor;
  readonly items: readonly MenuItem[] | Promise<readonly MenuItem[]>;
  readonly label: string | undefined;
  readonly align: 'start' | 'end' | 'center';
}

/** A dialog on screen. */
export interface DialogOverlay {
  readonly kind: 'dialog';
  readonly dialog: DialogRequest;
}

/** A window on screen, found by its manifest. */
export interface WindowOverlay {
  readonly kind: 'window';
  readonly id: string;
  readonly params: unknown;
  readonly anchor: OverlayAnchor | undefined;
  /** Ends the window with its result. */
  readonly finish: (result: unknown) => void;
}

/** Anything open. `close` dismisses it; whoever asked gets the answer for "dismissed". */
export type Overlay = (MenuOverlay | DialogOverlay | WindowOverlay) & {
  readonly key: number;
  readonly close: () => void;
  /** The account that it works for, where that is not the one in use. */
  readonly scope?: AccountScope;
};

type WindowInput<K extends WindowId> = WindowParams[K] extends { params: infer P } ? P : never;
type WindowResult<K extends WindowId> = WindowParams[K] extends { result: infer R } ? R : undefined;

/** What the store is made of. */
export interface OverlayDeps {
  readonly clock: Clock;
  readonly i18n: I18n;
}

/**
 * What is open above the page: menus, dialogs, windows, toasts. It holds data and promises only; the overlay host of
 * the workspace draws it. Every question is a promise that settles, also when the overlay is dismissed.
 */
export class OverlayStore {
  /** Open overlays, the lowest first. */
  stack: readonly Overlay[] = [];
  /** Whether the success tick is on screen. */
  isSuccessShown = false;
  /** Whether anything was ever shown; what draws overlays is loaded only then. */
  wasUsed = false;
  readonly toasts: Toasts;

  readonly #clock: Clock;
  readonly #i18n: I18n;
  #successTimer: Disposable | undefined;
  #nextKey = 1;

  constructor({ clock, i18n }: OverlayDeps) {
    this.#clock = clock;
    this.#i18n = i18n;
    this.toasts = new Toasts(clock);
    makeObservable<this, 'setSuccess'>(this, {
      wasUsed: observable,
      toast: action,
      isTop: action,
      hasOpen: action,
      showError: action,
      closeAll: action,
      stack: observableRef,
      isSuccessShown: observable,
      show: action,
      dismiss: action,
      setSuccess: action,
    });
  }

  /** Opens a menu at an element or a point; settles when it has closed. Items may still be on their way. */
  openMenu(
    anchor: OverlayAnchor,
    items: readonly MenuItem[] | Promise<readonly MenuItem[]>,
    { label, align = 'start', onClose }: MenuOptions = {},
  ): Promise<void> {
    const closed = this.#ask<void>(undefined, () => ({ kind: 'menu', anchor, items: handled(items), label, align }));
    return onClose ? closed.then(onClose) : closed;
  }

  /** Asks yes or no; dismissing is no. */
  confirm(options: ConfirmOptions): Promise<boolean> {
    return this.#ask<boolean>(false, (answer) => ({ kind: 'dialog', dialog: { type: 'confirm', options, answer } }));
  }

  /** Tells something and waits until it has been read. */
  alert(options: AlertOptions): Promise<void> {
    return this.#ask<void>(undefined, (answer) => ({ kind: 'dialog', dialog: { type: 'alert', options, answer } }));
  }

  /** Lets people choose one of few; undefined when dismissed. */
  choose<T extends string>(options: ChooseOptions<T>): Promise<T | undefined> {
    return this.#ask<T | undefined>(undefined, (answer) => ({
      kind: 'dialog',
      dialog: { type: 'choose', options, answer: (value) => answer(value as T) },
    }));
  }

  /** Asks for one line of text; undefined when dismissed. */
  prompt(options: PromptOptions): Promise<string | undefined> {
    return this.#ask<string | undefined>(undefined, (answer) => ({ kind: 'dialog', dialog: { type: 'prompt', options, answer } }));
  }

  /** Opens a window by its manifest's id; undefined when dismissed. `anchor` is for pop-ups. */
  open<K extends WindowId>(
    id: K,
    params: WindowInput<K>,
    { anchor }: { readonly anchor?: OverlayAnchor } = {},
  ): Promise<WindowResult<K> | undefined> {
    return this.#ask<WindowResult<K> | undefined>(undefined, (answer) => ({
      kind: 'window',
      id,
      params,
      anchor,
      finish: (result) => answer(result as WindowResult<K> | undefined),
    }));
  }

  /** A key that no other overlay has. */
  nextKey(): number {
    return this.#nextKey++;
  }

  /** Shows a short message that goes away by itself. */
  toast(options: ToastOptions): void {
    this.wasUsed = true;
    this.toasts.show(options);
  }

  /**
   * Tells people about a failure: what the server refused as a dialog (spec section 8), a connection that failed as a
   * toast. A cancelled call is not a failure. A message that is already on screen is not repeated.
   */
  showError(error: AppError, { title, retry }: { readonly title?: string; readonly retry?: () => void } = {}): void {
    if (error instanceof CancelledError) return;
    const { t } = this.#i18n;
    const told = errorText(error, this.#i18n, this.#clock.now());
    if (!(error instanceof ApiError)) {
      const text = title === undefined ? told.text : t('ui.titled', { title, text: told.text });
      this.toast({ kind: 'error', text, ...(retry && { action: { label: t('core.retry'), run: retry } }) });
      return;
    }
    const options: AlertOptions = { kind: 'error', ...told, title: title ?? told.title };
    const isShown = this.stack.some(
      (overlay) =>
        overlay.kind === 'dialog' && overlay.dialog.options.text === options.text && overlay.dialog.options.title === options.title,
    );
    if (isShown) return;
    if (retry) void this.#askToRetry(options, retry);
    else void this.alert(options);
  }

  /** Shows the tick that says "done". */
  success(): void {
    this.#successTimer?.dispose();
    this.setSuccess(true);
    this.#successTimer = this.#clock.after(SUCCESS_MS, () => this.setSuccess(false));
  }

  /** Whether anything but toasts is open; keys belong to it then. For event handlers, which follow nothing. */
  hasOpen(): boolean {
    return this.stack.length > 0;
  }

  /** Whether nothing lies above an overlay; Escape and clicks outside are for the uppermost alone. */
  isTop(key: number): boolean {
    return this.stack.at(-1)?.key === key;
  }

  /** Dismisses everything but toasts, as when the account changes. */
  closeAll(): void {
    for (const overlay of this.stack.toReversed()) overlay.close();
  }

  async #askToRetry(options: AlertOptions, retry: () => void): Promise<void> {
    if (await this.confirm({ ...options, okLabel: this.#i18n.t('core.retry') })) retry();
  }

  #ask<T>(dismissed: T, describe: (answer: (value: T) => void) => MenuOverlay | DialogOverlay | WindowOverlay): Promise<T> {
    return new Promise((resolve) => {
      const key = this.nextKey();
      const answer = (value: T) => {
        this.dismiss(key);
        resolve(value);
      };
      this.show({ ...describe(answer), key, close: () => answer(dismissed) });
    });
  }

  /** Puts something on top of what is open. */
  show(overlay: Overlay): void {
    this.wasUsed = true;
    this.stack = [...this.stack, overlay];
  }

  /** Takes something away, whatever lies above it. */
  dismiss(key: number): void {
    this.stack = this.stack.filter((overlay) => overlay.key !== key);
  }

  private setSuccess(isShown: boolean): void {
    this.wasUsed = true;
    this.isSuccessShown = isShown;
  }
}
