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

/** Whether the page is online and its live connection works, and the reaction to its loss. */
export class Connectivity implements Disposable {
  isOnline: boolean;
  isVisible: boolean;
  /** The live connection has been gone for a while; the shell shows a line of text. */
  isDisconnected = false;
  /** The viewer dismissed that line until the next loss. */
  isNoticeDismissed = false;
  readonly #clock: Clock;
  readonly #behavior: () => DisconnectBehavior;
  readonly #reload: () => void;
  readonly #askToReload: () => Promise<boolean>;
  #isAsking = false;
  #wasOpen = false;
  #notice: Disposable | null = null;
  #tellingAgain = new DisposableStore();
  readonly #owned = new DisposableStore();
  readonly #backListeners = new Set<() => void>();

  constructor(options: {
    readonly browser: BrowserState;
    readonly clock: Clock;
    readonly hub: Pick<StreamHub, 'state'>;
    readonly behavior: () => DisconnectBehavior;
    readonly reload: () => void;
    /** Shows the warning dialog; resolves to true if the viewer wants to reload. */
    readonly askToReload: () => Promise<boolean>;
  }) {
    const { browser, hub } = options;
    this.isOnline = browser.isOnline;
    this.isVisible = browser.isVisible;
    this.#clock = options.clock;
    this.#behavior = options.behavior;
    this.#reload = options.reload;
    this.#askToReload = options.askToReload;
    makeObservable<this, 'follow' | 'notice'>(this, {
      isOnline: observableRef,
      isVisible: observableRef,
      isDisconnected: observableRef,
      isNoticeDismissed: observableRef,
      dismissNotice: action,
      follow: action,
      notice: action,
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

  /** Whether the shell should show that the connection is lost. */
  get isNoticeShown(): boolean {
    return this.isDisconnected && !this.isNoticeDismissed && this.#behavior() === 'quiet';
  }

  /** Hides the line until the next loss. */
  dismissNotice(): void {
    this.isNoticeDismissed = true;
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
      this.#tellBack();
    } else if (this.#wasOpen && !this.#notice) {
      this.#notice = this.#clock.after(NOTICE_AFTER_MS, () => this.notice(true));
      if (this.#behavior() === 'reload') this.#reload();
      if (this.#behavior() === 'dialog') void this.#ask();
    }
  }

  #tellBack(): void {
    this.#tellingAgain.dispose();
    this.#tellingAgain = new DisposableStore();
    const tell = (): void => this.#backListeners.forEach((listener) => listener());
    for (const delayMs of TOLD_AGAIN_AFTER_MS) this.#tellingAgain.add(this.#clock.after(delayMs, tell));
    tell();
  }

  private notice(isDisconnected: boolean): void {
    this.isDisconnected = isDisconnected;
    this.isNoticeDismissed = false;
  }

  async #ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      if (await this.#askToReload()) this.#reload();
    } finally {
      this.#isAsking = false;
    }
  }
}
