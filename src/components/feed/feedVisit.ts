import type { FeedController } from './FeedController';

/** What a feed shows of itself to a visitor. */
export interface VisitedFeed {
  /** Knows the rows, and which one has the focus. */
  readonly controller: FeedController;
  readonly hasMore: boolean;
  /** Loads the next page; nothing while one is on its way. */
  readonly loadMore: () => void;
  /** Fills what is missing between rows, where that can be. */
  readonly gaps: FillsGaps | undefined;
}

/** A list that knows where something is missing. */
export interface FillsGaps {
  /**
   * Loads a page into a gap; nothing while one is on its way.
   * @param side where the reader comes from: the page will touch that side
   */
  fillGap(gapId: string, side: 'newer' | 'older'): Promise<void>;
}

declare global {
  interface HTMLElementEventMap {
    /** Sent to what a feed scrolls in: what wants to know it is called. So whatever few readers need of feeds can come late. */
    feedvisit: CustomEvent<(feed: VisitedFeed) => void>;
  }
}
