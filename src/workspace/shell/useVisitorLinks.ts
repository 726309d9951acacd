import { PLACES } from '~/generated/places';
import type { IconName } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { useServer } from '~/react/context';
import { availableTimelines } from '~/stores/timelines/availableTimelines';
import { placeAddress } from '~/registry/placeAddress';

/** A link in the header for visitors. */
interface VisitorLink {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
}

/** Returns the places that visitors can open, in the order of the navigation. Call this inside an observer. */
export function useVisitorLinks(): readonly VisitorLink[] {
  const { t } = useI18n();
  const server = useServer();
  const hasTimelines = availableTimelines(null, server.meta).length > 0;
  return PLACES.flatMap((place) => {
    const { id, nav, title, icon } = place;
    const to = placeAddress(place, null);
    if (!nav?.isForVisitors || (server.isNone && to !== '/') || to === null || (id === 'timeline' && !hasTimelines)) return [];
    return [{ to, icon, label: t(nav.title ?? title) }];
  });
}
