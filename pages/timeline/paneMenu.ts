import type { PaneMenuContext } from '~/registry/definePage';
import { availableTimelines } from '~/stores/timelines/availableTimelines';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { paneFilters } from './timelines';

/**
 * The options of a column with one timeline. Without a timeline in its address, the column follows the viewer's
 * settings.
 */
export default async function paneMenu({ root, params, options, setOptions }: PaneMenuContext): Promise<readonly MenuItem[]> {
  const { session, i18n } = root;
  const { me, server } = session.current;
  const tab = availableTimelines(me, server.meta).find((one) => one === params.src);
  if (!tab) return [];
  const { filterItems } = await import('./timelineMenus');
  return filterItems(tab, i18n, { get: () => paneFilters(options()), set: (filters) => setOptions({ ...filters }) });
}
