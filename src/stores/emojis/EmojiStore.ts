import { action, computed, makeObservable, observableRef } from 'mobx';
import type { ApiClient } from '~/api/ApiClient';
import type { WireEmoji } from '~/api/wire';
import { toAppError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import { fail, type Result } from '~/lib/Result';
import type { KeyValueStore } from '~/storage/KeyValueStore';
import type { EmojiList } from './EmojiList';

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
  #list: EmojiList | undefined;
  /** Broadcasts from before somebody wanted the list. */
  readonly #missed: Parameters<EmojiList['receive']>[] = [];
  /** Pictures that were wanted before the list was there. */
  readonly #askedByName = new Set<string>();

  constructor(deps: EmojiStoreDeps) {
    this.#deps = deps;
    makeObservable<this, 'byName' | 'replace' | 'known'>(this, {
      emojis: observableRef,
      byName: computed,
      replace: action,
      known: action,
    });
    this.#life.add(
      deps.hub.onBroadcast((...broadcast) => {
        if (this.#list) this.#list.receive(...broadcast);
        else this.#missed.push(broadcast);
      }),
    );
  }

  /** The emoji of that name on our server. */
  get(name: string): WireEmoji | undefined {
    return this.byName.get(name);
  }

  /**
   * Address of an emoji's picture, null where there is none. Local ones (no host) come from the list; until it has
   * loaded, and for other servers' emoji, the server's own route finds the picture by name. What was asked for by name
   * stays so until the emoji changes: at its other address the same picture would be fetched again, and would flicker.
   */
  urlOf(name: string, host?: string | null): string | null {
    if (host) return `/emoji/${encodeURIComponent(name)}@${encodeURIComponent(host)}.webp`;
    const known = this.get(name);
    if (!known && this.emojis.length > 0) return null;
    if (known && !this.#askedByName.has(name)) return known.url;
    this.#askedByName.add(name);
    return `/emoji/${encodeURIComponent(name)}.webp`;
  }

  /**
   * Fills the list from the cache and, when that is older than an hour or `force` is set, from the server. Costs nothing
   * while the list in memory is good, or could not be fetched a moment ago.
   */
  async load(force = false): Promise<Result> {
    try {
      const { EmojiList } = await import('./EmojiList');
      if (!this.#list) {
        this.#list = new EmojiList({
          ...this.#deps,
          shown: () => this.known(),
          show: (emojis) => this.replace(emojis),
          onRenewed: (name) => this.#askedByName.delete(name),
        });
        for (const broadcast of this.#missed.splice(0)) this.#list.receive(...broadcast);
      }
      return await this.#list.load(force);
    } catch (thrown) {
      return fail(toAppError(thrown));
    }
  }

  dispose(): void {
    this.#life.dispose();
  }

  private get byName(): ReadonlyMap<string, WireEmoji> {
    return new Map(this.emojis.map((emoji) => [emoji.name, emoji]));
  }

  /** The list for those who do not follow it. */
  private known(): readonly WireEmoji[] {
    return this.emojis;
  }

  private replace(emojis: readonly WireEmoji[]): void {
    this.emojis = emojis;
  }
}
