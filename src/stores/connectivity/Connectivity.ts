import { action, makeObservable, observableRef, reaction } from 'mobx';
import type { BrowserState } from '~/lib/browserState';
import type { Clock } from '~/lib/clock';
import { disposable, DisposableStore, type Disposable } from '~/lib/disposable';
import type { StreamHub, StreamState } from '~/streaming/StreamHub';

/** A shorter loss of the connection is not shown; ms. */
const NOTICE_AFTER_MS = 5_000;

/** When listeners of {@link Connectivity.onBack} are called again, because calls can fail for some time after the network is back; ms. */
const TOLD_AGAIN_AFTER_MS = [2_000, 5_000, 15_000];

/** The reaction to a lost live connection that the viewer chose. */
export type DisconnectBehavior = 'quiet' | 'reload' | 'dialog';

/** The dependencies of a {@link Connectivity}. */
export interface ConnectivityDeps {
  readonly browser: BrowserState;
  readonly clock: Clock;
  readonly hub: Pick<StreamHub, 'state' | 'retryAtMs' | 'retryNow'>;
  readonly behavior: () => DisconnectBehavior;
  /** Reloads the page if the server answers; resolves to whether it does. */
  readonly reload: () => Promise<boolean>;
  /** Shows the warning dialog; resolves to true if the viewer wants to reload. The signal closes it. */
  readonly askToReload: (signal: AbortSignal) => Promise<boolean>;
  /** Shows the same without the question, because nothing could be reloaded. The signal closes it. */
  readonly tellOffline: (signal: AbortSignal) => Promise<void>;
}

/** Whether the page is online and its live connection works, and the reaction to its loss. */
export class Connectivity implements Disposable {
  isOnline: boolean;
  isVisible: boolean;
  /** The live connection has been gone for a while; the shell shows a line of text. */
  isDisconnected = false;
  /** The viewer dismissed that line until the next loss. */
  isNoticeDismissed = false;
  /** Whether the page reloads once the server answers. */
  isReloadWanted = false;
  /** The dialog on screen; its end closes it. */
  private question: AbortController | null = null;
  readonly #deps: ConnectivityDeps;
  #wasOpen = false;
  #notice: Disposable | null = null;
  #tellingAgain = new DisposableStore();
  readonly #owned = new DisposableStore();
  readonly #backListeners = new Set<() => void>();

  constructor(deps: ConnectivityDeps) {
    const { browser, hub } = deps;
    this.isOnline = browser.isOnline;
    this.isVisible = browser.isVisible;
    this.#deps = deps;
    makeObservable<this, 'question' | 'follow' | 'notice' | 'setQuestion' | 'setReloadWanted'>(this, {
      isOnline: observableRef,
      isVisible: observableRef,
      isDisconnected: observableRef,
      isNoticeDismissed: observableRef,
      isReloadWanted: observableRef,
      question: observableRef,
      dismissNotice: action,
      follow: action,
      notice: action,
      setQuestion: action,
      setReloadWanted: action,
    });
    this.#owned.add(browser.onChange(() => this.follow(browser)));
    this.#owned.add(
      reaction(
        () => hub.state,
        (state) => this.#noticeStream(state),
        { fireImmediately: true },
      ),
    );
    this.#owned.add(() => this.#notice?.dispose());
    this.#owned.add(() => this.#tellingAgain.dispose());
  }

  /** Whether there is no network, or the live connection has been gone for a while; observable. */
  get isLost(): boolean {
    return !this.isOnline || this.isDisconnected;
  }

  /** When the next attempt to connect begins, in ms since the epoch; null while none waits. Not observable. */
  get retryAtMs(): number | null {
    return this.#deps.hub.retryAtMs;
  }

  /** Connects again now, instead of after the rest of the wait. */
  retryNow(): void {
    this.#deps.hub.retryNow();
  }

  /** Whether the shell should say that the connection is lost. A dialog says it as well. */
  get isNoticeShown(): boolean {
    return this.isLost && !this.isNoticeDismissed && this.question === null;
  }

  /** Hides the line until the next loss. */
  dismissNotice(): void {
    this.isNoticeDismissed = true;
  }

  /** Reloads the page as soon as the server answers: an error page of the browser would take the place of everything on screen. */
  async reload(): Promise<void> {
    this.setReloadWanted(true);
    if (this.isOnline && (await this.#deps.reload())) this.setReloadWanted(false);
  }

  /** Calls `listener` whenever the network or the live connection comes back, and some times within the next seconds. */
  onBack(listener: () => void): Disposable {
    this.#backListeners.add(listener);
    return disposable(() => this.#backListeners.delete(listener));
  }

  dispose(): void {
    this.#owned.dispose();
  }

  private follow({ isOnline, isVisible }: BrowserState): void {
    const isBack = isOnline && !this.isOnline;
    if (!isOnline && this.isOnline) this.isNoticeDismissed = false;
    this.isOnline = isOnline;
    this.isVisible = isVisible;
    if (isBack) this.#tellBack();
    if (!isOnline) this.#tellingAgain.dispose();
  }

  #noticeStream(state: StreamState): void {
    if (state === 'open') {
      this.#wasOpen = true;
      this.#notice?.dispose();
      this.#notice = null;
      this.notice(false);
      this.question?.abort();
      if (this.isReloadWanted) void this.reload();
      this.#tellBack();
    } else if (this.#wasOpen && !this.#notice) {
      const { clock, behavior } = this.#deps;
      this.#notice = clock.after(NOTICE_AFTER_MS, () => this.notice(true));
      if (behavior() === 'reload') void this.reload();
      if (behavior() === 'dialog') void this.#ask();
    }
  }

  #tellBack(): void {
    this.#tellingAgain.dispose();
    this.#tellingAgain = new DisposableStore();
    const tell = (): void => this.#backListeners.forEach((listener) => listener());
    for (const delayMs of TOLD_AGAIN_AFTER_MS) this.#tellingAgain.add(this.#deps.clock.after(delayMs, tell));
    tell();
  }

  private notice(isDisconnected: boolean): void {
    this.isDisconnected = isDisconnected;
    this.isNoticeDismissed = false;
  }

  async #ask(): Promise<void> {
    if (this.question) return;
    const question = new AbortController();
    this.setQuestion(question);
    try {
      if (!this.isOnline) await this.#deps.tellOffline(question.signal);
      else if (await this.#deps.askToReload(question.signal)) void this.reload();
    } finally {
      this.setQuestion(null);
    }
  }

  private setQuestion(question: AbortController | null): void {
    this.question = question;
  }

  private setReloadWanted(isWanted: boolean): void {
    this.isReloadWanted = isWanted;
  }
}
