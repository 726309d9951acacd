import { action, makeObservable } from 'mobx';
import { copyText } from '~/lib/copyText';
import { peek } from '~/lib/peek';
import type { I18n } from '~/i18n/I18n';
import { ApiError, CanceledError, type AppError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';
import type { WindowId, WindowParams, WindowResult } from '~/registry/defineWindow';
import type { AccountScope } from '../session/AccountScope';
import type { AlertOptions, ChooseOptions, ConfirmOptions, DialogRequest, PromptOptions } from './dialogs';
import { loadErrorTexts, errorText, hasErrorTexts } from './errorText';
import { handled, type MenuItem } from './menuItems';
import { OverlayScreen, type BesideDialogs } from './OverlayScreen';
import type { Toasts, ToastOptions } from './Toasts';

export type { AlertOptions, ChooseOptions, ConfirmOptions, DialogRequest, DialogTone, PromptOptions } from './dialogs';
export type { MenuItem } from './menuItems';
export type { Toast, ToastOptions } from './Toasts';

/** The place that a pop-up points at: an element, or a point of the viewport in CSS px. */
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

/** Anything open. `close` dismisses it and settles its promise with the answer for "dismissed". */
export type Overlay = (MenuOverlay | DialogOverlay | WindowOverlay) & {
  readonly key: number;
  readonly close: () => void;
  /** The account that it works for, if that is not the one in use. */
  readonly scope?: AccountScope;
};

/** Options for showing an error. */
interface ErrorOptions {
  /** The action that failed, as the title of the message. */
  readonly title?: string;
  /** Tries again; not offered where the answer would be the same. */
  readonly retry?: () => void;
}

/** The services that an {@link OverlayStore} uses. */
export interface OverlayDeps {
  readonly clock: Clock;
  readonly i18n: I18n;
}

/**
 * Opens menus, dialogs, windows and toasts above the page, and knows which are open. It holds data and promises only: the overlay host of
 * the workspace draws them. Every question is a promise that settles, also when its overlay is dismissed.
 */
export class OverlayStore {
  readonly #deps: OverlayDeps;
  readonly #screen: OverlayScreen;
  readonly #scope: AccountScope | undefined;

  /**
   * @param screen the overlays on screen, shared by the stores of all accounts
   * @param scope the account that overlays opened here work for; without one, the account in use
   */
  constructor(deps: OverlayDeps, screen: OverlayScreen = new OverlayScreen(deps.clock), scope?: AccountScope) {
    this.#deps = deps;
    this.#screen = screen;
    this.#scope = scope;
    makeObservable(this, { showError: action, closeAll: action });
  }

  /**
   * Returns the overlays as a pane of another account opens them. They appear on the same screen and work for that
   * account, so that a reply from its column is never posted by another one.
   */
  forAccount(scope: AccountScope): OverlayStore {
    return new OverlayStore(this.#deps, this.#screen, scope);
  }

  /** Open overlays, the lowest first; observable. */
  get stack(): readonly Overlay[] {
    return this.#screen.stack;
  }

  /** The toasts on screen. */
  get toasts(): Toasts {
    return this.#screen.toasts;
  }

  /** Whether the success tick is on screen; observable. */
  get isSuccessShown(): boolean {
    return this.#screen.isSuccessShown;
  }

  /** Whether something that people wait for takes long; observable. */
  get isWaiting(): boolean {
    return this.#screen.waits > 0;
  }

  /** Whether anything was shown since the start; observable. */
  get wasUsed(): boolean {
    return this.#screen.wasUsed;
  }

  /** The things that were shown beside dialogs since the start; observable. */
  get beside(): readonly BesideDialogs[] {
    return this.#screen.beside;
  }

  /** Makes room for something beside dialogs from now on. */
  showBeside(what: BesideDialogs): void {
    this.#screen.showBeside(what);
  }

  /** Opens a menu at an element or a point; settles when it has closed. The items may still be loading. */
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
    return this.#ask<boolean>(false, (answer) => ({ kind: 'dialog', dialog: { type: 'confirm', options, answer } }), options.signal);
  }

  /** Shows a message and settles when it is closed. */
  alert(options: AlertOptions): Promise<void> {
    return this.#ask<void>(undefined, (answer) => ({ kind: 'dialog', dialog: { type: 'alert', options, answer } }), options.signal);
  }

  /**
   * Copies a text and confirms it. If the browser does not copy, a dialog shows the text so that it can be copied by hand.
   * @param onCopied runs if the browser has copied
   */
  async copy(text: string, onCopied?: () => void): Promise<void> {
    if (await copyText(text)) {
      this.success();
      onCopied?.();
    } else {
      await this.#ask<void>(undefined, (answer) => ({ kind: 'dialog', dialog: { type: 'copy', options: { toCopy: text }, answer } }));
    }
  }

  /** Asks for one of a few choices; undefined when dismissed. */
  choose<T extends string>(options: ChooseOptions<T>): Promise<T | undefined> {
    return this.#ask<T | undefined>(
      undefined,
      (answer) => ({ kind: 'dialog', dialog: { type: 'choose', options, answer: (value) => answer(value as T) } }),
      options.signal,
    );
  }

  /** Asks for one line of text; undefined when dismissed. */
  prompt(options: PromptOptions): Promise<string | undefined> {
    return this.#ask<string | undefined>(
      undefined,
      (answer) => ({ kind: 'dialog', dialog: { type: 'prompt', options, answer } }),
      options.signal,
    );
  }

  /** Opens a window by its manifest's id; undefined when dismissed. `anchor` is for pop-ups. */
  open<K extends WindowId>(
    id: K,
    params: WindowParams<K>,
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

  /** Shows a short message that goes away by itself. */
  toast(options: ToastOptions): void {
    this.#screen.toast(options);
  }

  /**
   * Tells people about a failure: a refusal of the server as a dialog, a failed connection as a toast. A canceled call is
   * not a failure. A dialog that is already on screen is not repeated.
   */
  showError(error: AppError, options: ErrorOptions = {}): void {
    if (error instanceof CanceledError) return;
    const { i18n } = this.#deps;
    if (!(error instanceof ApiError)) this.#toastFailure(error, options);
    else if (hasErrorTexts(i18n)) this.#showRefusal(error, options);
    else void this.#showRefusalWithTexts(error, options);
  }

  async #showRefusalWithTexts(refusal: ApiError, options: ErrorOptions): Promise<void> {
    await loadErrorTexts(this.#deps.i18n, refusal);
    this.#showRefusal(refusal, options);
  }

  #toastFailure(error: AppError, { title, retry }: ErrorOptions): void {
    const { i18n, clock } = this.#deps;
    const { text } = errorText(error, i18n, clock.now());
    const titled = title === undefined ? text : i18n.t('ui.titled', { title, text });
    this.toast({ kind: 'error', text: titled, ...(retry && { action: { label: i18n.t('core.retry'), run: retry } }) });
  }

  #showRefusal(error: ApiError, { title, retry }: ErrorOptions): void {
    const { i18n, clock } = this.#deps;
    const told = errorText(error, i18n, clock.now());
    const text = title !== undefined && told.title !== undefined ? `${told.title}\n${told.text}` : told.text;
    const options: AlertOptions = { kind: 'error', ...told, text, title: title ?? told.title };
    const isShown = this.stack.some(
      (overlay) =>
        overlay.kind === 'dialog' && overlay.dialog.options.text === options.text && overlay.dialog.options.title === options.title,
    );
    if (isShown) return;
    if (retry && !error.isFinal) void this.#askToRetry(options, retry);
    else void this.alert(options);
  }

  /** Shows the tick that says "done". */
  success(): void {
    this.#screen.success();
  }

  /**
   * Shows that something runs, if it takes long. For actions without a busy button of their own, such as entries of menus.
   * @returns the same result
   */
  wait<T>(work: Promise<T>): Promise<T> {
    return this.#screen.wait(work);
  }

  /** Whether anything but toasts is open, which then receives the keys. For event handlers: does not observe. */
  hasOpen(): boolean {
    return peek(() => this.stack.length > 0);
  }

  /** Whether an overlay is the topmost one, the only one that reacts to Escape and outside clicks. Does not observe. */
  isTop(key: number): boolean {
    return peek(() => this.stack.at(-1)?.key === key);
  }

  /** Dismisses everything but toasts, as when the account changes. */
  closeAll(): void {
    for (const overlay of this.stack.toReversed()) overlay.close();
  }

  async #askToRetry(options: AlertOptions, retry: () => void): Promise<void> {
    if (await this.confirm({ ...options, okLabel: this.#deps.i18n.t('core.retry') })) retry();
  }

  #ask<T>(
    dismissed: T,
    describe: (answer: (value: T) => void) => MenuOverlay | DialogOverlay | WindowOverlay,
    signal?: AbortSignal,
  ): Promise<T> {
    return new Promise((resolve) => {
      const key = this.#screen.nextKey();
      const answer = (value: T) => {
        this.#screen.dismiss(key);
        resolve(value);
      };
      const close = () => answer(dismissed);
      signal?.addEventListener('abort', close);
      this.show({ ...describe(answer), key, close });
    });
  }

  /** Puts an overlay on top of the open ones. */
  show(overlay: Overlay): void {
    this.#screen.show(this.#scope ? { ...overlay, scope: this.#scope } : overlay);
  }
}
