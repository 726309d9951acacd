import { action } from 'mobx';
import { placeOf, readPosition } from '~/components/feed/readingPosition';
import type { PreloadedPane } from '~/registry/definePage';
import type { RootStore } from '~/stores/RootStore';
import { availableTimelines } from '~/stores/timelines/availableTimelines';
import { shownTimeline, viewKeyOf } from './timelines';

/** How long the timeline is kept for the page, in ms. The page usually takes over much sooner. */
const HELD_MS = 30_000;

/** Loads the content of the page before it renders. It is a MobX action, because it must not track what it reads. */
export default action(function preloadTimeline(root: RootStore, { paneId, params, options }: PreloadedPane): Promise<void> {
  const { session, settings, instance, local, sessionLocal, clock } = root;
  const { me, key, timelines } = session.current;
  const available = availableTimelines(me, instance.meta);
  const shown = shownTimeline({ available, stored: settings.get('tl'), named: params.src, options });
  if (!shown) return Promise.resolve();
  const { tab, filters } = shown;
  const position = readPosition(viewKeyOf(paneId, key, tab), { tab: sessionLocal, browser: local, now: clock.now() });
  const lease = timelines.acquire({ kind: tab }, filters);
  clock.after(HELD_MS, () => lease.dispose());
  return lease.timeline.load(placeOf(position));
});
