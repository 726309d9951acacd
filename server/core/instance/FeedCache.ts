import type { Clock } from '~/lib/clock';
import type { Feed } from './FeedReader';

/** How long a feed is kept, in ms: a little less than the shortest common period of clients, so that each period sees news. */
const KEEP_MS = 50_000;
/** Further feeds push out the one that was fetched first. */
const MAX_FEEDS = 50;

interface Entry {
  readonly feed: Promise<Feed>;
  readonly atMs: number;
}

/** Fetches each feed once for everybody who asks for it within a minute. */
export class FeedCache {
  readonly #clock: Clock;
  readonly #entries = new Map<string, Entry>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * The feed of an address, fetched by `load` unless it is known or underway. A failure is not kept.
   * @throws {Error} what `load` throws.
   */
  get(url: string, load: () => Promise<Feed>): Promise<Feed> {
    const now = this.#clock.now();
    const known = this.#entries.get(url);
    if (known && Math.abs(now - known.atMs) < KEEP_MS) return known.feed;
    const entry: Entry = { feed: load(), atMs: now };
    this.#entries.delete(url);
    this.#entries.set(url, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MAX_FEEDS && oldest !== undefined) this.#entries.delete(oldest);
    entry.feed.catch(() => {
      if (this.#entries.get(url) === entry) this.#entries.delete(url);
    });
    return entry.feed;
  }

  /** Forgets all feeds. */
  clear(): void {
    this.#entries.clear();
  }
}
