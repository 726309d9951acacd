import { canonicalJson } from '~/lib/canonicalJson';
import { disposable, type Disposable } from '~/lib/disposable';
import { defaultFilters, describeSource, type TimelineFilters, type TimelineSource } from './sources';
import type { StoredTimelines } from './storedTimelines';
import { Timeline, type TimelineDeps } from './Timeline';

/** How many unused timelines are kept, so that going back shows them at once and at the same position. */
const KEPT = 6;

interface Entry {
  readonly timeline: Timeline;
  users: number;
}

/** A timeline in use. Dispose it when it is no longer shown. */
export interface TimelineLease extends Disposable {
  readonly timeline: Timeline;
}

/**
 * The timelines of one account. Equal sources and filters share one. Unused ones are kept for a while, disconnected.
 */
export class TimelineRegistry implements Disposable {
  readonly #deps: Omit<TimelineDeps, 'key' | 'stored'>;
  /** Keyed by source and filters; the longest unused first. */
  readonly #entries = new Map<string, Entry>();

  #stored: StoredTimelines = {};

  constructor(deps: Omit<TimelineDeps, 'key' | 'stored'>) {
    this.#deps = deps;
  }

  /** The timeline of a source, created if necessary. It may be dropped again unless it is acquired soon. */
  find(source: TimelineSource, filters: TimelineFilters = defaultFilters): Timeline {
    return this.#entry(source, filters).entry.timeline;
  }

  /** The timeline of a source if there is one already. */
  known(source: TimelineSource, filters: TimelineFilters = defaultFilters): Timeline | undefined {
    return this.#entries.get(keyOf(source, filters))?.timeline;
  }

  /** Acquires a timeline, which follows the live connection from then on. A new one is not loaded yet. */
  acquire(source: TimelineSource, filters: TimelineFilters = defaultFilters): TimelineLease {
    const { key, entry } = this.#entry(source, filters);
    entry.users += 1;
    entry.timeline.connect();
    return { timeline: entry.timeline, ...disposable(() => this.#release(key, entry)) };
  }

  /** All timelines with their keys, which say their sources and filters. */
  all(): Iterable<readonly [key: string, timeline: Timeline]> {
    return [...this.#entries].map(([key, { timeline }]) => [key, timeline]);
  }

  /** The timelines on screen, with their keys. */
  inUse(): Iterable<readonly [key: string, timeline: Timeline]> {
    return [...this.#entries].flatMap(([key, { timeline, users }]) => (users > 0 ? [[key, timeline] as const] : []));
  }

  /** From now on, new timelines begin with these notes, which the last visit left, until the server answers. */
  beginWith(stored: StoredTimelines): void {
    this.#stored = stored;
  }

  /** Loads the notes that the timelines in use have missed. */
  catchUp(): void {
    for (const { timeline, users } of this.#entries.values()) if (users > 0) timeline.catchUp();
  }

  dispose(): void {
    for (const { timeline } of this.#entries.values()) timeline.dispose();
    this.#entries.clear();
  }

  #entry(source: TimelineSource, filters: TimelineFilters): { key: string; entry: Entry } {
    const key = keyOf(source, filters);
    const known = this.#entries.get(key);
    if (known) return { key, entry: known };
    const entry: Entry = { timeline: new Timeline(source, filters, { ...this.#deps, key, stored: this.#stored[key] }), users: 0 };
    this.#entries.set(key, entry);
    return { key, entry };
  }

  #release(key: string, entry: Entry): void {
    entry.users -= 1;
    if (entry.users > 0 || this.#entries.get(key) !== entry) return;
    entry.timeline.disconnect();
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const unused = [...this.#entries].filter(([, { users }]) => users === 0);
    for (const [oldest, { timeline }] of unused.slice(0, -KEPT)) {
      timeline.dispose();
      this.#entries.delete(oldest);
    }
  }
}

/** Ignores filters that the source does not support. */
function keyOf(source: TimelineSource, filters: TimelineFilters): string {
  const known = describeSource(source, filters).filters;
  return canonicalJson({ source, filters: Object.fromEntries(known.map((name) => [name, filters[name]])) });
}
