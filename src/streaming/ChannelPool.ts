import { observable, runInAction, type IObservableValue } from 'mobx';
import { canonicalJson } from '~/lib/canonicalJson';
import type { Clock } from '~/lib/clock';
import type { Disposable } from '~/lib/disposable';
import type { FrameQueue } from './FrameQueue';
import type { ChannelLease } from './StreamHub';

/** How long a channel without listeners stays connected, for the next page that needs it; ms. */
const LINGER_MS = 3_000;
/** A first connection that is later than this after the request may have missed events; ms. */
const NOTICEABLY_LATE_MS = 500;

/** How long a server has to confirm a channel, if it confirms others; ms. */
const CONFIRMED_WITHIN_MS = 5_000;

interface Lease extends ChannelLease {
  readonly onEvent: (type: string, body: unknown) => void;
  readonly onResumed: (() => void) | undefined;
}

interface Entry {
  readonly id: string;
  readonly key: string;
  readonly channel: string;
  readonly params: Readonly<Record<string, unknown>> | undefined;
  readonly askedAtMs: number;
  readonly leases: Set<Lease>;
  wasConnected: boolean;
  isConfirmed: boolean;
  readonly isDropped: IObservableValue<boolean>;
  /** Runs until the server has to have confirmed it. */
  confirming: Disposable | null;
  linger: Disposable | null;
}

/**
 * The channels that are listened to. The server accepts one connection per channel and parameters and ignores or
 * doubles others, so all listeners with the same key share one.
 */
export class ChannelPool {
  readonly #send: (type: string, body: unknown) => void;
  readonly #isOpen: () => boolean;
  readonly #clock: Clock;
  readonly #queue: FrameQueue;
  readonly #byKey = new Map<string, Entry>();
  readonly #byId = new Map<string, Entry>();
  #lastId = 0;
  /** Whether the server has confirmed any channel of this connection. Some servers confirm none. */
  #confirms = false;

  constructor(options: {
    /** Sends a frame; dropped while the connection is not open. */
    readonly send: (type: string, body: unknown) => void;
    readonly isOpen: () => boolean;
    readonly clock: Clock;
    readonly queue: FrameQueue;
  }) {
    this.#send = options.send;
    this.#isOpen = options.isOpen;
    this.#clock = options.clock;
    this.#queue = options.queue;
  }

  /** Number of channels that are connected or about to be released. */
  get size(): number {
    return this.#byKey.size;
  }

  /** See `StreamHub.acquire`. */
  acquire(
    channel: string,
    params: Readonly<Record<string, unknown>> | undefined,
    onEvent: (type: string, body: unknown) => void,
    onResumed?: () => void,
  ): ChannelLease {
    const key = `${channel} ${canonicalJson(params ?? {})}`;
    const entry = this.#byKey.get(key) ?? this.#open(key, channel, params);
    entry.linger?.dispose();
    entry.linger = null;
    const lease: Lease = {
      channel,
      get isDropped() {
        return entry.isDropped.get();
      },
      onEvent,
      onResumed,
      dispose: () => this.#release(entry, lease),
    };
    entry.leases.add(lease);
    return lease;
  }

  /** Sends a message to the channel of a lease that is not disposed. */
  sendTo(lease: ChannelLease, type: string, body: unknown): void {
    for (const entry of this.#byKey.values()) {
      if (entry.leases.has(lease as Lease)) this.#send('ch', { id: entry.id, type, body });
    }
  }

  /** Passes an event of the server to the listeners in the next frame. */
  receive(id: string, type: string, body: unknown): void {
    const leases = this.#byId.get(id)?.leases;
    for (const lease of leases ?? []) {
      this.#queue.push(() => {
        if (leases?.has(lease)) lease.onEvent(type, body);
      });
    }
  }

  /** Notes that the server has connected a channel. */
  confirm(id: string): void {
    const entry = this.#byId.get(id);
    if (!entry) return;
    this.#confirms = true;
    entry.isConfirmed = true;
    this.#setDropped(entry, false);
  }

  /** Connects all channels, in the order in which they were acquired. */
  replay(): void {
    this.#confirms = false;
    for (const entry of this.#byKey.values()) {
      if (entry.leases.size === 0) {
        this.#forget(entry);
        continue;
      }
      const hasGap = entry.wasConnected || this.#clock.now() - entry.askedAtMs > NOTICEABLY_LATE_MS;
      this.#connect(entry);
      if (!hasGap) continue;
      for (const lease of entry.leases) {
        this.#queue.push(() => {
          if (entry.leases.has(lease)) lease.onResumed?.();
        });
      }
    }
  }

  /** Stops all timers; after that, nothing is sent. */
  clear(): void {
    for (const entry of this.#byKey.values()) {
      entry.linger?.dispose();
      entry.confirming?.dispose();
      entry.leases.clear();
    }
    this.#byKey.clear();
    this.#byId.clear();
  }

  #open(key: string, channel: string, params: Entry['params']): Entry {
    this.#lastId += 1;
    const entry: Entry = {
      id: String(this.#lastId),
      key,
      channel,
      params,
      askedAtMs: this.#clock.now(),
      leases: new Set(),
      wasConnected: false,
      isConfirmed: false,
      isDropped: observable.box(false),
      confirming: null,
      linger: null,
    };
    this.#byKey.set(key, entry);
    this.#byId.set(entry.id, entry);
    if (this.#isOpen()) this.#connect(entry);
    return entry;
  }

  #connect(entry: Entry): void {
    entry.wasConnected = true;
    const { channel, id, params } = entry;
    entry.isConfirmed = false;
    entry.confirming?.dispose();
    entry.confirming = this.#clock.after(CONFIRMED_WITHIN_MS, () => {
      if (this.#confirms && !entry.isConfirmed && this.#isOpen()) this.#setDropped(entry, true);
    });
    this.#send('connect', { channel, id, ...(params && { params }), pong: true });
  }

  #setDropped(entry: Entry, isDropped: boolean): void {
    if (!isDropped) entry.confirming?.dispose();
    if (entry.isDropped.get() !== isDropped) runInAction(() => entry.isDropped.set(isDropped));
  }

  #release(entry: Entry, lease: Lease): void {
    if (!entry.leases.delete(lease) || entry.leases.size > 0) return;
    entry.linger = this.#clock.after(LINGER_MS, () => {
      this.#forget(entry);
      this.#send('disconnect', { id: entry.id });
      // The place that is free now may be what another one lacked.
      const waiting = [...this.#byKey.values()].find((other) => other.isDropped.get());
      if (waiting && this.#isOpen()) this.#connect(waiting);
    });
  }

  #forget(entry: Entry): void {
    entry.linger?.dispose();
    entry.confirming?.dispose();
    this.#byKey.delete(entry.key);
    this.#byId.delete(entry.id);
  }
}
