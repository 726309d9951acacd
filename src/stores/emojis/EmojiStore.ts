import { action, computed, makeObservable, observableRef } from 'mobx';
import { peek } from '~/lib/peek';
import type { ApiClient } from '~/api/ApiClient';
import type { WireEmoji } from '~/api/wire';
import type { Clock } from '~/lib/clock';
import type { Disposable } from '~/lib/disposable';
import type { Result } from '~/lib/Result';
import type { KeyValueStore } from '~/storage/KeyValueStore';
import { EmojiList } from './EmojiList';

/** How long a picture that did not load is not asked for again, in ms. */
const FAILURE_REST_MS = 30_000;

/** A source of broadcasts, through which the server announces changes of its emoji; the streaming hub is one. */
export interface BroadcastSource {
  onBroadcast(listener: (type: string, body: unknown) => void): Disposable;
}

/** The services that an {@link EmojiStore} uses. */
export interface EmojiStoreDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly kv: KeyValueStore;
  readonly clock: Clock;
  /** Returns the name under which the browser stores something of the server. */
  readonly storedAs: (name: string) => string;
}

/** The custom emoji of a server: cached for an hour and kept up to date by broadcasts. */
export class EmojiStore {
  /** The most recently changed first, then in the order of the server. */
  emojis: readonly WireEmoji[] = [];

  readonly #deps: EmojiStoreDeps;
  readonly #list: EmojiList;
  /** Emoji whose image was requested by name, before the list was loaded. */
  readonly #askedByName = new Set<string>();
  /** When pictures last failed to load, by address; ms. */
  readonly #failedAt = new Map<string, number>();

  constructor(deps: EmojiStoreDeps) {
    this.#deps = deps;
    makeObservable<this, 'byName' | 'replace'>(this, {
      emojis: observableRef,
      byName: computed,
      replace: action,
    });
    this.#list = new EmojiList({
      ...deps,
      shown: () => peek(() => this.emojis),
      show: (emojis) => this.replace(emojis),
      onRenewed: (name) => this.#askedByName.delete(name),
    });
  }

  /** The emoji with a name on our server; observable. */
  get(name: string): WireEmoji | undefined {
    return this.byName.get(name);
  }

  /**
   * Address of an emoji's image, or null. An emoji of our server (no host) is looked up in the list. Until the list is
   * loaded, and for other servers, the server's route finds the image by name. An emoji that was requested by name
   * keeps that address until it changes; switching would load the same image again and flicker.
   */
  urlOf(name: string, host?: string | null): string | null {
    if (host) return `/emoji/${encodeURIComponent(name)}@${encodeURIComponent(host)}.webp`;
    const known = this.get(name);
    if (!known && this.emojis.length > 0) return null;
    if (known && !this.#askedByName.has(name)) return known.url;
    this.#askedByName.add(name);
    return `/emoji/${encodeURIComponent(name)}.webp`;
  }

  /** Remembers that the picture at an address did not load. */
  pictureFailed(address: string): void {
    this.#failedAt.set(address, this.#deps.clock.now());
  }

  /** Whether a picture failed to load so recently that its emoji is shown as text at once, instead of after another failure. */
  hasFailed(address: string): boolean {
    return this.#deps.clock.now() - (this.#failedAt.get(address) ?? -Infinity) < FAILURE_REST_MS;
  }

  /**
   * Loads the list from the cache and, when that is older than an hour or `force` is set, from the server. Does nothing
   * while the list in memory is recent, or right after a failure.
   */
  load(force = false): Promise<Result> {
    return this.#list.load(force);
  }

  /** Applies the announcements of a live connection to the server until the result is disposed. */
  follow(hub: BroadcastSource): Disposable {
    return hub.onBroadcast((type, body) => this.#list.receive(type, body));
  }

  private get byName(): ReadonlyMap<string, WireEmoji> {
    return new Map(this.emojis.map((emoji) => [emoji.name, emoji]));
  }

  private replace(emojis: readonly WireEmoji[]): void {
    this.emojis = emojis;
  }
}
