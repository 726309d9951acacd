import { action, computed, makeObservable, observableRef } from 'mobx';
import type { ApiClient } from '~/api/ApiClient';
import type { WireEmoji } from '~/api/wire';
import { toAppError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import { fail, ok, type Result } from '~/lib/Result';
import type { KeyValueStore } from '~/storage/KeyValueStore';

/** The list is fetched again when it is older than this (spec section 4); ms. */
export const EMOJI_CACHE_MS = 3_600_000;

const LIST_KEY = 'emojis';
const FETCHED_KEY = 'lastEmojisFetchedAt';

/** Where the server announces changes of its emoji; the streaming hub is one. */
export interface BroadcastSource {
  onBroadcast(listener: (type: string, body: unknown) => void): Disposable;
}

/** What the store is made of. */
export interface EmojiStoreDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly kv: KeyValueStore;
  readonly clock: Clock;
  readonly hub: BroadcastSource;
}

/** The custom emoji of our server: cached for an hour, kept current by broadcasts (spec section 4, emoji list). */
export class EmojiStore implements Disposable {
  /** Newest changes first, otherwise as the server lists them. */
  emojis: readonly WireEmoji[] = [];

  readonly #deps: EmojiStoreDeps;
  readonly #life = new DisposableStore();
  #loading: Promise<Result> | undefined;
  /** When the list in memory was fetched; ms. */
  #fetchedAt = -Infinity;

  constructor(deps: EmojiStoreDeps) {
    this.#deps = deps;
    makeObservable<this, 'byName' | 'replace' | 'known'>(this, {
      emojis: observableRef,
      byName: computed,
      replace: action,
      known: action,
    });
    this.#life.add(deps.hub.onBroadcast((type, body) => this.#onBroadcast(type, body)));
  }

  /** The emoji of that name on our server. */
  get(name: string): WireEmoji | undefined {
    return this.byName.get(name);
  }

  /**
   * Address of an emoji's picture, null where there is none. Local ones (no host) come from the list; until it has
   * loaded, and for other servers' emoji, the server's own route finds the picture by name.
   */
  urlOf(name: string, host?: string | null): string | null {
    if (host) return `/emoji/${encodeURIComponent(name)}@${encodeURIComponent(host)}.webp`;
    const known = this.get(name)?.url;
    if (known !== undefined || this.emojis.length > 0) return known ?? null;
    return `/emoji/${encodeURIComponent(name)}.webp`;
  }

  /**
   * Fills the list from the cache and, when that is older than an hour or `force` is set, from the server. Costs nothing
   * while the list in memory is good.
   */
  load(force = false): Promise<Result> {
    this.#loading ??= this.#load(force).finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  dispose(): void {
    this.#life.dispose();
  }

  private get byName(): ReadonlyMap<string, WireEmoji> {
    return new Map(this.emojis.map((emoji) => [emoji.name, emoji]));
  }

  async #load(force: boolean): Promise<Result> {
    const { api, kv, clock } = this.#deps;
    const isFresh = () => !force && clock.now() - this.#fetchedAt < EMOJI_CACHE_MS;
    try {
      if (isFresh()) return ok();
      if (this.known().length === 0) this.replace((await kv.get<readonly WireEmoji[]>(LIST_KEY)) ?? []);
      if (this.known().length > 0) this.#fetchedAt = (await kv.get<number>(FETCHED_KEY)) ?? 0;
      if (isFresh()) return ok();
      const { emojis } = await api.call('emojis', {});
      this.replace(emojis);
      this.#fetchedAt = clock.now();
      await kv.set(LIST_KEY, emojis);
      await kv.set(FETCHED_KEY, this.#fetchedAt);
      return ok();
    } catch (thrown) {
      return fail(toAppError(thrown));
    }
  }

  #onBroadcast(type: string, body: unknown): void {
    switch (type) {
      case 'emojiAdded': {
        const { emoji } = body as { emoji: WireEmoji };
        this.#change((emojis) => [emoji, ...emojis.filter(({ name }) => name !== emoji.name)]);
        break;
      }
      case 'emojiUpdated': {
        const updated = new Map((body as { emojis: readonly WireEmoji[] }).emojis.map((emoji) => [emoji.name, emoji]));
        this.#change((emojis) => emojis.map((emoji) => updated.get(emoji.name) ?? emoji));
        break;
      }
      case 'emojiDeleted': {
        const deleted = new Set((body as { emojis: readonly { name: string }[] }).emojis.map(({ name }) => name));
        this.#change((emojis) => emojis.filter(({ name }) => !deleted.has(name)));
        break;
      }
      default:
    }
  }

  /** A change before the first load would make the cache look complete, so it waits for the load's own answer. */
  #change(next: (emojis: readonly WireEmoji[]) => readonly WireEmoji[]): void {
    const emojis = this.known();
    if (emojis.length === 0) return;
    const changed = next(emojis);
    this.replace(changed);
    // The list on screen is right already; a cache that could not be written is only older than it could be.
    this.#deps.kv.set(LIST_KEY, changed).catch(() => {});
  }

  /** The list for those who do not follow it. */
  private known(): readonly WireEmoji[] {
    return this.emojis;
  }

  private replace(emojis: readonly WireEmoji[]): void {
    this.emojis = emojis;
  }
}
