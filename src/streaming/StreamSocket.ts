import type { BrowserState } from '~/lib/browserState';
import type { Clock } from '~/lib/clock';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import { reconnectDelay } from './backoff';
import type { StreamState } from './StreamHub';

/** The parts of WebSocket that are used; tests pass a fake. */
export interface SocketLike {
  send(data: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** Opens a connection. The address holds the token: it must never be logged or shown. */
export type OpenSocket = (url: string) => SocketLike;

/**
 * The browser's WebSocket. Messages sent while it is closing are dropped, without the browser's warning in the console:
 * closing can take a while, and a new connection sends everything again.
 */
export const browserSocket: OpenSocket = (url) => {
  const socket = new WebSocket(url);
  const send = socket.send.bind(socket);
  socket.send = (data) => {
    if (socket.readyState === WebSocket.OPEN) send(data);
  };
  return socket;
};

/** Options of a {@link StreamSocket}. */
export interface StreamSocketOptions {
  /** Called for each attempt, because the address contains the time. */
  readonly url: () => string;
  readonly open: OpenSocket;
  readonly clock: Clock;
  readonly browser: BrowserState;
  /** Returns a number between 0 and 1. */
  readonly random: () => number;
  /** Frames that a live server answers with at least one frame. */
  readonly probe: readonly string[];
  readonly onState: (state: StreamState) => void;
  readonly onMessage: (data: string) => void;
}

/** How often something is sent, because proxies drop silent connections; ms. */
const HEARTBEAT_MS = 60_000;
/** How long an attempt to connect may take; ms. */
const CONNECT_TIMEOUT_MS = 4_000;
/** A connection that lasted this long was good, so that the next delay is short again; ms. */
const GOOD_CONNECTION_MS = 5_000;
/** After this long without a frame, the connection may be dead without a close event; ms. */
const DOUBTFUL_AFTER_MS = 15_000;
/** How often a connection is checked for this; ms. */
const WATCH_MS = 5_000;
/** How long a doubtful connection has to prove that it is alive; ms. Slow phones need a few seconds to wake the radio. */
const PROBE_DEADLINE_MS = 5_000;

/**
 * Keeps a WebSocket open from the first {@link connect} on. It reconnects with growing delays, or at once when the
 * network or the page comes back, and sends heartbeats. While the page is visible, it tests a connection that has been
 * silent, because one whose bytes are lost on the way never closes by itself.
 */
export class StreamSocket implements Disposable {
  readonly #options: StreamSocketOptions;
  readonly #owned = new DisposableStore();
  #isWanted = false;
  #socket: SocketLike | null = null;
  #isOpen = false;
  /** Timers that end with the current socket. */
  #timers = new DisposableStore();
  #probeDeadline: Disposable | null = null;
  #retry: Disposable | null = null;
  #retryAtMs: number | null = null;
  /** Attempts that failed since the last good connection. */
  #failures = 0;
  #heardAtMs = 0;
  #wasAway = false;
  #state: StreamState = 'offline';

  constructor(options: StreamSocketOptions) {
    this.#options = options;
    this.#owned.add(options.browser.onChange(() => this.#noticeBrowser()));
  }

  /** Whether the connection is open. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** When the next attempt to connect begins, in ms since the epoch; null while none waits. */
  get retryAtMs(): number | null {
    return this.#retryAtMs;
  }

  /** Connects, and stays connected from now on. */
  connect(): void {
    if (this.#isWanted || this.#owned.isDisposed) return;
    this.#isWanted = true;
    this.#attempt();
  }

  /** Begins the next attempt now, instead of after the rest of its wait. */
  retryNow(): void {
    if (this.#retry) this.#attempt();
  }

  /** Sends a frame; dropped while the connection is not open. */
  send(data: string): void {
    if (this.#isOpen) this.#socket?.send(data);
  }

  dispose(): void {
    this.#owned.dispose();
    this.#isWanted = false;
    this.#retry?.dispose();
    if (this.#socket) this.#drop(this.#socket);
  }

  #attempt(): void {
    this.#retry?.dispose();
    this.#retry = null;
    this.#retryAtMs = null;
    const { open, url, clock } = this.#options;
    let socket: SocketLike;
    try {
      socket = open(url());
    } catch {
      // The browser refused the address, which may contain the token; so nothing of it is reported.
      this.#waitAndRetry();
      return;
    }
    this.#socket = socket;
    this.#timers = new DisposableStore();
    this.#timers.add(clock.after(CONNECT_TIMEOUT_MS, () => this.#lose(socket)));
    socket.addEventListener('open', () => this.#opened(socket));
    socket.addEventListener('close', () => this.#lose(socket));
    socket.addEventListener('error', () => this.#lose(socket));
    socket.addEventListener('message', ({ data }) => this.#received(socket, data));
    this.#publish();
  }

  #opened(socket: SocketLike): void {
    if (socket !== this.#socket) return;
    const { clock, browser } = this.#options;
    this.#isOpen = true;
    this.#timers.dispose();
    this.#timers = new DisposableStore();
    this.#timers.add(clock.after(GOOD_CONNECTION_MS, () => (this.#failures = 0)));
    this.#timers.add(clock.every(HEARTBEAT_MS, () => browser.isVisible && this.send('h')));
    this.#heardAtMs = clock.now();
    this.#timers.add(
      clock.every(WATCH_MS, () => {
        // A hidden page can wait until it is visible.
        if (browser.isVisible && clock.now() - this.#heardAtMs >= DOUBTFUL_AFTER_MS) this.#doubt(socket);
      }),
    );
    this.#publish();
  }

  #received(socket: SocketLike, data: unknown): void {
    if (socket !== this.#socket) return;
    this.#heardAtMs = this.#options.clock.now();
    this.#probeDeadline?.dispose();
    this.#probeDeadline = null;
    if (typeof data === 'string') this.#options.onMessage(data);
  }

  #lose(socket: SocketLike): void {
    if (socket !== this.#socket) return;
    this.#drop(socket);
    this.#waitAndRetry();
  }

  #drop(socket: SocketLike): void {
    this.#socket = null;
    this.#isOpen = false;
    this.#timers.dispose();
    this.#probeDeadline?.dispose();
    this.#probeDeadline = null;
    socket.close();
    this.#publish();
  }

  #waitAndRetry(): void {
    const { clock, random } = this.#options;
    const delayMs = reconnectDelay(this.#failures, random());
    this.#retry = clock.after(delayMs, () => this.#attempt());
    this.#retryAtMs = clock.now() + delayMs;
    this.#failures += 1;
    this.#publish();
  }

  #noticeBrowser(): void {
    const { isOnline, isVisible } = this.#options.browser;
    const isBack = isOnline && isVisible && this.#wasAway;
    this.#wasAway = !(isOnline && isVisible);
    if (isBack && this.#retry) this.retryNow();
    else if (this.#socket && isVisible) this.#doubt(this.#socket);
    this.#publish();
  }

  /** Sends a probe and drops the connection if nothing answers. */
  #doubt(socket: SocketLike): void {
    if (!this.#isOpen || this.#probeDeadline) return;
    for (const frame of this.#options.probe) this.send(frame);
    this.#probeDeadline = this.#options.clock.after(PROBE_DEADLINE_MS, () => this.#lose(socket));
  }

  #publish(): void {
    const state = this.#currentState();
    if (state === this.#state) return;
    this.#state = state;
    this.#options.onState(state);
  }

  /** The browser's offline state is shown but not trusted: a server on this machine still answers. */
  #currentState(): StreamState {
    if (this.#isOpen) return 'open';
    if (!this.#isWanted) return 'offline';
    if (this.#socket) return 'connecting';
    return this.#options.browser.isOnline ? 'closed' : 'offline';
  }
}
