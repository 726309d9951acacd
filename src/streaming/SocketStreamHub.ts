import { makeObservable, observableRef, runInAction } from 'mobx';
import type { BrowserState } from '~/lib/browserState';
import type { Clock } from '~/lib/clock';
import { DisposableStore, disposable, type Disposable } from '~/lib/disposable';
import { ChannelPool } from './ChannelPool';
import { FrameQueue, type RequestFrame } from './FrameQueue';
import { NoteCapture } from './NoteCapture';
import { parseNoteUpdate, RepeatedUpdates } from './noteUpdates';
import type { ChannelLease, NoteUpdate, StreamHub, StreamState } from './StreamHub';
import { StreamSocket, type OpenSocket } from './StreamSocket';

/** How long the connection has to be closed before lists poll the server; ms. */
const STALE_AFTER_MS = 30_000;

/**
 * Frames that a server answers at once: `ping`, which most know, and a channel that is open to everybody and is closed again. A channel in
 * use is not suitable, because the server does not answer a second connection to it, and nor is a timeline, which a role may forbid.
 */
const PROBE: readonly string[] = [
  'ping',
  JSON.stringify({ type: 'connect', body: { channel: 'hashtag', id: 'probe', params: { q: [['probe']] }, pong: true } }),
  JSON.stringify({ type: 'disconnect', body: { id: 'probe' } }),
];

/** Options of a {@link SocketStreamHub}. */
export interface StreamHubOptions {
  /** Origin of the server, http or https. */
  readonly origin: string;
  /** null for a visitor. */
  readonly token: string | null;
  readonly openSocket: OpenSocket;
  readonly clock: Clock;
  readonly browser: BrowserState;
  readonly random: () => number;
  readonly requestFrame: RequestFrame;
  /** Called when a listener throws; the others continue. */
  readonly onError: (error: unknown) => void;
}

/** A {@link StreamHub} over one WebSocket, which opens with the first lease or capture. */
export class SocketStreamHub implements StreamHub {
  state: StreamState = 'offline';
  isStale = false;
  readonly #socket: StreamSocket;
  readonly #queue: FrameQueue;
  readonly #channels: ChannelPool;
  readonly #captures: NoteCapture;
  readonly #repeated: RepeatedUpdates;
  readonly #onNoteUpdated = new Set<(update: NoteUpdate) => void>();
  readonly #onBroadcast = new Set<(type: string, body: unknown) => void>();
  readonly #clock: Clock;
  readonly #owned = new DisposableStore();
  #staleTimer: Disposable | null = null;

  constructor(options: StreamHubOptions) {
    const { origin, token, clock, browser } = options;
    this.#clock = clock;
    makeObservable(this, { state: observableRef, isStale: observableRef });
    const send = (type: string, body: unknown): void => this.#socket.send(JSON.stringify({ type, body }));
    this.#queue = new FrameQueue(options);
    this.#channels = new ChannelPool({ send, isOpen: () => this.#socket.isOpen, clock, queue: this.#queue });
    this.#captures = new NoteCapture({ send, marksRead: () => token !== null && browser.isVisible });
    this.#repeated = new RepeatedUpdates(clock);
    this.#socket = new StreamSocket({
      ...options,
      open: options.openSocket,
      url: () => streamUrl(origin, token, clock.now()),
      probe: PROBE,
      onState: (state) => this.#enter(state),
      onMessage: (data) => this.#receive(data),
    });
    // Closing the socket starts the timer once more, so the timer is disposed last.
    this.#owned.add(() => this.#staleTimer?.dispose());
    this.#owned.add(this.#queue);
    this.#owned.add(this.#socket);
  }

  get retryAtMs(): number | null {
    return this.#socket.retryAtMs;
  }

  retryNow(): void {
    this.#socket.retryNow();
  }

  /** The resources in use, for tests that look for leaks. */
  get usage(): Readonly<Record<'channels' | 'captures' | 'listeners' | 'queued', number>> {
    return {
      channels: this.#channels.size,
      captures: this.#captures.size,
      listeners: this.#onNoteUpdated.size + this.#onBroadcast.size,
      queued: this.#queue.depth,
    };
  }

  acquire(
    channel: string,
    params: Readonly<Record<string, unknown>> | undefined,
    onEvent: (type: string, body: unknown) => void,
    onResumed?: () => void,
  ): ChannelLease {
    const lease = this.#channels.acquire(channel, params, onEvent, onResumed);
    this.#socket.connect();
    return lease;
  }

  capture(noteId: string): Disposable {
    const capture = this.#captures.capture(noteId);
    this.#socket.connect();
    return capture;
  }

  onNoteUpdated(listener: (update: NoteUpdate) => void): Disposable {
    this.#onNoteUpdated.add(listener);
    return disposable(() => this.#onNoteUpdated.delete(listener));
  }

  onBroadcast(listener: (type: string, body: unknown) => void): Disposable {
    this.#onBroadcast.add(listener);
    return disposable(() => this.#onBroadcast.delete(listener));
  }

  send(lease: ChannelLease, type: string, body: unknown): void {
    this.#channels.sendTo(lease, type, body);
  }

  dispose(): void {
    this.#owned.dispose();
    this.#channels.clear();
    this.#captures.clear();
    this.#onNoteUpdated.clear();
    this.#onBroadcast.clear();
  }

  #enter(state: StreamState): void {
    runInAction(() => {
      this.state = state;
      if (state === 'open') this.isStale = false;
    });
    if (state !== 'open') {
      this.#staleTimer ??= this.#clock.after(STALE_AFTER_MS, () => runInAction(() => (this.isStale = true)));
      return;
    }
    this.#staleTimer?.dispose();
    this.#staleTimer = null;
    this.#channels.replay();
    this.#captures.replay();
  }

  #receive(data: string): void {
    const message = parseMessage(data);
    if (!message) return;
    const { type, body } = message;
    if (type === 'channel') {
      const { id, type: event, body: inner } = (body ?? {}) as { id?: unknown; type?: unknown; body?: unknown };
      if (typeof id === 'string' && typeof event === 'string') this.#channels.receive(id, event, inner);
    } else if (type === 'noteUpdated') {
      const update = parseNoteUpdate(body);
      if (!update || this.#repeated.isRepeated(update)) return;
      for (const listener of this.#onNoteUpdated) this.#queue.push(() => listener(update));
    } else if (type === 'connected') {
      const { id } = (body ?? {}) as { id?: unknown };
      if (typeof id === 'string') this.#channels.confirm(id);
    } else {
      for (const listener of this.#onBroadcast) this.#queue.push(() => listener(type, body));
    }
  }
}

/** Parses a frame; null when it is not `{type, body}`. */
function parseMessage(data: string): { readonly type: string; readonly body: unknown } | null {
  try {
    const { type, body } = JSON.parse(data) as { type?: unknown; body?: unknown };
    return typeof type === 'string' ? { type, body } : null;
  } catch {
    return null;
  }
}

function streamUrl(origin: string, token: string | null, nowMs: number): string {
  const query = new URLSearchParams({ ...(token !== null && { i: token }), _t: String(nowMs) });
  return `${origin.replace(/^http/, 'ws')}/streaming?${query.toString()}`;
}
