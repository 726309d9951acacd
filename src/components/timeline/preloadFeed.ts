import { placeOf, readPosition } from '~/components/feed/readingPosition';
import { holdForPage } from '~/registry/holdForPage';
import type { RootStore } from '~/stores/RootStore';
import type { TimelineFeedProps } from './TimelineFeed';

/** The facts that decide which notes a feed shows, and from where. */
export type FeedOfPane = Pick<TimelineFeedProps, 'source' | 'filters' | 'viewKey'>;

/** Asks for the first notes of a feed before its page renders, from where the reader stopped. Call it in a MobX action. */
export async function preloadFeed(root: RootStore, { source, filters, viewKey }: FeedOfPane): Promise<void> {
  const { session, local, sessionLocal, clock } = root;
  const position = readPosition(viewKey, { tab: sessionLocal, browser: local, now: clock.now() });
  const lease = session.current.timelines.acquire(source, filters);
  holdForPage(clock, lease);
  const { timeline } = lease;
  const loading = timeline.load(placeOf(position));
  // What the last visit left is there at once.
  if (timeline.storedAt === null) await loading;
}
