import { invalidResponse, isMissingEndpoint } from '~/api/errors';
import type { WireEmoji } from '~/api/wire';
import { toAppError } from '~/lib/AppError';
import { fail, ok, type Result } from '~/lib/Result';
import type { EmojiStoreDeps } from './EmojiStore';

/** A list older than this is loaded again; ms. */
export const EMOJI_CACHE_MS = 3_600_000;

/** How long to wait before loading again after a failure, because every reaction on screen asks for the list; ms. */
export const EMOJI_RETRY_MS = 30_000;

const LIST_KEY = 'emojis';
const FETCHED_KEY = 'lastEmojisFetchedAt';

type Change = (emojis: readonly WireEmoji[]) => readonly WireEmoji[];

/** The emoji of an answer or of the browser's storage, which may contain anything. */
function usable(given: unknown): readonly WireEmoji[] {
  return Array.isArray(given) ? given.filter(isEmoji) : [];
}

function isEmoji(given: unknown): given is WireEmoji {
  const { name, url, aliases, category } = (given ?? {}) as Partial<Record<keyof WireEmoji, unknown>>;
  const isNamed = typeof name === 'string' && typeof url === 'string' && (category == null || typeof category === 'string');
  return isNamed && Array.isArray(aliases) && aliases.every((alias) => typeof alias === 'string');
}

/** The services that an {@link EmojiList} uses. */
export interface EmojiListDeps extends Pick<EmojiStoreDeps, 'api' | 'kv' | 'clock' | 'storedAs'> {
  /** The list in the store. */
  readonly shown: () => readonly WireEmoji[];
  readonly show: (emojis: readonly WireEmoji[]) => void;
  /** Called for each emoji whose image has changed. */
  readonly onRenewed: (name: string) => void;
}

/** Loads the list of an {@link EmojiStore} and keeps it up to date. */
export class EmojiList {
  readonly #deps: EmojiListDeps;
  #loading: Promise<Result> | undefined;
  /** Changes that arrived before or during loading; the loaded list may be older than they are. */
  #missed: Change[] = [];
  /** When the list in memory was loaded; ms since the epoch. */
  #fetchedAt = -Infinity;
  #failure: Result | undefined;
  #retryAt = 0;

  constructor(deps: EmojiListDeps) {
    this.#deps = deps;
  }

  /** See {@link EmojiStore.load}. */
  load(force: boolean): Promise<Result> {
    this.#loading ??= this.#load(force).finally(() => {
      this.#loading = undefined;
      if (this.#isLoaded) this.#missed = [];
    });
    return this.#loading;
  }

  /** Applies a broadcast of the server; others are ignored. */
  receive(type: string, body: unknown): void {
    const given = (body ?? {}) as { readonly emoji?: unknown; readonly emojis?: unknown };
    switch (type) {
      case 'emojiAdded': {
        for (const emoji of usable([given.emoji])) {
          this.#deps.onRenewed(emoji.name);
          this.#change((emojis) => [emoji, ...emojis.filter(({ name }) => name !== emoji.name)]);
        }
        break;
      }
      case 'emojiUpdated': {
        const updated = new Map(usable(given.emojis).map((emoji) => [emoji.name, emoji]));
        for (const name of updated.keys()) this.#deps.onRenewed(name);
        this.#change((emojis) => emojis.map((emoji) => updated.get(emoji.name) ?? emoji));
        break;
      }
      case 'emojiDeleted': {
        const deleted = new Set(
          Array.isArray(given.emojis) ? given.emojis.map((emoji: { readonly name?: unknown } | null) => emoji?.name) : [],
        );
        this.#change((emojis) => emojis.filter(({ name }) => !deleted.has(name)));
        break;
      }
      default:
    }
  }

  get #isLoaded(): boolean {
    return this.#fetchedAt >= 0;
  }

  async #load(force: boolean): Promise<Result> {
    const { api, kv, clock, storedAs, shown, show } = this.#deps;
    const isFresh = () => !force && clock.now() - this.#fetchedAt < EMOJI_CACHE_MS;
    try {
      if (isFresh()) return ok();
      if (!force && this.#failure && clock.now() < this.#retryAt) return this.#failure;
      if (shown().length === 0) show(usable(await kv.get(storedAs(LIST_KEY))));
      if (shown().length > 0) this.#fetchedAt = Number(await kv.get(storedAs(FETCHED_KEY))) || 0;
      this.#catchUp();
      if (isFresh()) return ok();
      // The answer is newer than these changes.
      this.#missed = [];
      const answer: unknown = await api.call('emojis', {}).catch((thrown: unknown) => {
        // Servers of some kinds list them in their description.
        if (isMissingEndpoint(thrown)) return api.call('meta', { detail: true });
        throw thrown;
      });
      const { emojis } = (answer ?? {}) as { readonly emojis?: unknown };
      if (!Array.isArray(emojis)) throw invalidResponse('emojis', { status: 200 });
      show(usable(emojis));
      this.#fetchedAt = clock.now();
      this.#failure = undefined;
      this.#catchUp();
      await this.#cache();
      return ok();
    } catch (thrown) {
      this.#retryAt = clock.now() + EMOJI_RETRY_MS;
      return (this.#failure = fail(toAppError(thrown)));
    }
  }

  /** Keeps a change for later before the first load, because applying it would make the cache look complete. */
  #change(next: Change): void {
    if (this.#loading || !this.#isLoaded) this.#missed.push(next);
    if (!this.#isLoaded) return;
    const { kv, storedAs, shown, show } = this.#deps;
    const changed = next(shown());
    show(changed);
    // The list in memory is correct; a cache that was not written is only out of date.
    kv.set(storedAs(LIST_KEY), changed).catch(() => {});
  }

  /** Keeps the list for the next visit. Without it, that visit loads it again. */
  async #cache(): Promise<void> {
    const { kv, storedAs, shown } = this.#deps;
    try {
      await kv.set(storedAs(LIST_KEY), shown());
      await kv.set(storedAs(FETCHED_KEY), this.#fetchedAt);
    } catch {
      // The storage is full or switched off, and the list in memory is correct.
    }
  }

  /** Applies the changes that were kept. While the list is loading, they also stay for the next answer. */
  #catchUp(): void {
    for (const change of this.#missed.splice(0)) this.#change(change);
  }
}
