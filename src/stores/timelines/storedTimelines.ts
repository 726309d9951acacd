import type { WireNote } from '~/api/wire';
import type { LocalStore } from '~/storage/LocalStore';

/** The first notes of a timeline as the last visit left them, newest first. */
export interface StoredTimeline {
  /** When the server last answered; ms since the epoch. */
  readonly at: number;
  readonly notes: readonly WireNote[];
}

/** The timelines of an account, by source and filters as the registry names them. */
export type StoredTimelines = Readonly<Record<string, StoredTimeline>>;

/** The key in localStorage. Browsers read it at once, which is what a start needs. @param account `host/id` */
export const timelinesKey = (account: string): string => `lastTimelines::${account}`;

/** Reads what the last visit left. Damaged data count as none. */
export function readTimelines(local: LocalStore, account: string): StoredTimelines {
  try {
    const stored = JSON.parse(local.get(timelinesKey(account)) ?? '{}') as Partial<StoredTimelines> | null;
    return Object.fromEntries(Object.entries(stored ?? {}).filter((entry): entry is [string, StoredTimeline] => isWhole(entry[1])));
  } catch {
    return {};
  }
}

const isWhole = (given: Partial<StoredTimeline> | undefined | null): boolean =>
  typeof given?.at === 'number' && Array.isArray(given.notes) && given.notes.length > 0 && given.notes.every(hasId);

const hasId = (note: Partial<WireNote> | null): boolean => typeof note?.id === 'string';
