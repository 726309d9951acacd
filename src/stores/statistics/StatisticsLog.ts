import { action, computed, makeObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import type { Clock } from '~/lib/clock';
import { disposable, DisposableStore, type Disposable } from '~/lib/disposable';
import type { ChannelLease, StreamHub } from '~/streaming/StreamHub';

/** The channel that a {@link StatisticsLog} listens to. */
export interface StatisticsSource<T> {
  readonly channel: string;
  /** How many measurements are kept, and how many earlier ones are asked for. */
  readonly length: number;
  readonly hub: StreamHub;
  readonly clock: Clock;
  /** Returns null for a message that is no measurement. */
  readonly parse: (body: unknown) => T | null;
}

/**
 * The latest measurements of a channel that sends one every few seconds. All views of an account share it. It is connected while it is in
 * use, and asks for earlier measurements whenever it connects.
 */
export class StatisticsLog<T> {
  /** Oldest first. Empty until the first measurement arrives. */
  samples: readonly T[] = [];
  /** When the newest measurement arrived, in ms since the epoch. */
  latestAtMs = 0;
  readonly #source: StatisticsSource<T>;
  #users = 0;
  /** Whether earlier measurements were asked for and have not arrived yet. */
  #isAsking = false;
  #connection: Disposable | null = null;
  private lease: ChannelLease | null = null;

  constructor(source: StatisticsSource<T>) {
    this.#source = source;
    makeObservable<this, 'receive' | 'lease'>(this, {
      lease: observableRef,
      samples: observableRef,
      latestAtMs: observable,
      latest: computed,
      isStale: computed,
      receive: action,
    });
  }

  /** The newest measurement; observable. */
  get latest(): T | undefined {
    return this.samples.at(-1);
  }

  /** Whether no measurements come: the connection has been missing for a while, or the server dropped the channel. Observable. */
  get isStale(): boolean {
    return this.#source.hub.isStale || (this.lease?.isDropped ?? false);
  }

  /** Keeps the measurements coming until the result is disposed. */
  acquire(): Disposable {
    this.#users += 1;
    this.#connection ??= this.#connect();
    return disposable(() => {
      this.#users -= 1;
      if (this.#users > 0) return;
      this.#connection?.dispose();
      this.#connection = null;
    });
  }

  #connect(): Disposable {
    const { hub, clock, channel, length } = this.#source;
    const owned = new DisposableStore();
    const lease = owned.add(hub.acquire(channel, undefined, (type, body) => this.receive(type, body)));
    runInAction(() => (this.lease = lease));
    // Servers distinguish the requests by this id.
    const ask = (): void => {
      this.#isAsking = true;
      hub.send(lease, 'requestLog', { id: Math.random().toString(36).slice(2), length });
    };
    let waiting: Disposable | undefined;
    owned.add(
      reaction(
        () => hub.state === 'open',
        (isOpen) => {
          waiting?.dispose();
          // The hub connects its channels right after its state has changed.
          if (isOpen) waiting = clock.after(0, ask);
        },
        { fireImmediately: true },
      ),
    );
    owned.add(() => waiting?.dispose());
    return owned;
  }

  private receive(type: string, body: unknown): void {
    const { parse } = this.#source;
    if (type === 'stats') {
      const sample = parse(body);
      if (sample !== null) this.#keep([...this.samples, sample]);
    } else if (type === 'statsLog' && Array.isArray(body)) {
      const log = body.flatMap((one) => parse(one) ?? []).toReversed();
      // A shorter one may be the answer to another view of the same channel.
      if (log.length > 0 && (this.#isAsking || log.length > this.samples.length)) this.#keep(log);
      this.#isAsking = false;
    }
  }

  #keep(samples: readonly T[]): void {
    this.samples = samples.slice(-this.#source.length);
    this.latestAtMs = this.#source.clock.now();
  }
}
