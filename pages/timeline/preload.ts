import { action } from 'mobx';
import { placeOf, readPosition } from '~/components/feed/readingPosition';
import type { PreloadedPane } from '~/registry/definePage';
import type { RootStore } from '~/stores/RootStore';
import { availableTimelines } from '~/stores/timelines/availableTimelines';
import { shownTimeline, viewKeyOf } from './timelines';

/** The page takes part by itself long before this; ms. */
const HELD_MS = 30_000;

/** Loads what the page is going to show, before it is rendered. An action, because it reads what it need not follow. */
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
