import { action } from 'mobx';
import { preloadFeed } from '~/components/timeline/preloadFeed';
import type { PreloadedPane } from '~/registry/definePage';
import type { RootStore } from '~/stores/RootStore';
import { availableTimelines } from '~/stores/timelines/availableTimelines';
import { shownTimeline, sourceOf, tabsOf, viewKeyOf } from './timelines';

/** Loads the content of the page before it renders. It is a MobX action, because it must not track what it reads. */
export default action(async function preloadTimeline(root: RootStore, { paneId, params, options }: PreloadedPane): Promise<void> {
  const { session, settings } = root;
  const { me, key, server } = session.current;
  const available = tabsOf(availableTimelines(me, server.meta), settings.get('pinnedUserLists'));
  const shown = shownTimeline({ available, stored: settings.get('tl'), named: params.src, options });
  if (!shown) return;
  const { tab, filters } = shown;
  await preloadFeed(root, { source: sourceOf(tab), filters, viewKey: viewKeyOf(paneId, key, tab) });
});
