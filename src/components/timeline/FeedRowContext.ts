import { createContext } from 'react';

/** Where a row stands in its feed. */
export interface FeedRow {
  /** Counted from 0. */
  readonly index: number;
  /** Rows known so far; -1 where there is no end in sight (ARIA practices, feed). */
  readonly total: number;
}

/** Provided by a feed around each of its rows; null outside of one. */
export const FeedRowContext = createContext<FeedRow | null>(null);
