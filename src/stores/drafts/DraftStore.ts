import type { LocalStore } from '~/storage/LocalStore';
import { AccountDrafts, type DraftStorage } from './AccountDrafts';

/** The key in localStorage is that of Misskey's client, so that hashtags survive a change of client. */
const HASHTAGS = 'hashtags';

/** How many hashtags are remembered for suggestions. */
const HASHTAG_LIMIT = 200;

/** Unsent notes, stored in this browser until they are posted, and the hashtags of those that were. */
export class DraftStore {
  readonly #storage: DraftStorage;

  constructor(storage: DraftStorage) {
    this.#storage = storage;
  }

  /** The drafts of an account, by its key as in `AccountScope.key`. */
  of(account: string): AccountDrafts {
    return new AccountDrafts(this.#storage, account);
  }

  /** Hashtags used before, most recently used first. */
  get hashtags(): readonly string[] {
    const stored = parseJson(this.#local.get(HASHTAGS));
    return Array.isArray(stored) ? stored.filter((tag) => typeof tag === 'string') : [];
  }

  /** Remembers the hashtags of a posted note. */
  addHashtags(tags: readonly string[]): void {
    if (tags.length === 0) return;
    const all = [...new Set([...tags, ...this.hashtags])].slice(0, HASHTAG_LIMIT);
    this.#local.set(HASHTAGS, JSON.stringify(all));
  }

  get #local(): LocalStore {
    return this.#storage.local;
  }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // The storage belongs to the user and may contain anything; unreadable text counts as nothing.
    return null;
  }
}
