import { action } from 'mobx';
import { placeOf, readPosition } from '~/components/timeline/readingPosition';
import { MAIN_PANE } from '~/services/workspace/document';
import type { RootStore } from '~/stores/RootStore';
import { availableTimelines } from '~/stores/timelines/availableTimelines';
import { chosenTimeline, effectiveFilters, viewKeyOf } from './timelines';

/** The page takes part by itself long before this; ms. */
const HELD_MS = 30_000;

/** Loads what the page is going to show, before it is rendered. An action, because it reads what it need not follow. */
export default action(function preloadTimeline(root: RootStore): Promise<void> {
  const { session, settings, instance, local, sessionLocal, clock } = root;
  const { me, key, timelines } = session.current;
  const chosen = settings.get('tl');
  const tab = chosenTimeline(availableTimelines(me, instance.meta), chosen.src);
  if (!tab) return Promise.resolve();
  const position = readPosition(viewKeyOf(MAIN_PANE, key, tab), { tab: sessionLocal, browser: local, now: clock.now() });
  const lease = timelines.acquire({ kind: tab }, effectiveFilters(tab, chosen.filter));
  clock.after(HELD_MS, () => lease.dispose());
  return lease.timeline.load(placeOf(position));
});
