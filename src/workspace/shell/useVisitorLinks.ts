import type { IconName } from '~/components/ui/Icon';
import { useStores } from '~/stores/context';
import { availableTimelines } from '~/stores/timelines/availableTimelines';
import { pageAt } from './navItems';
import { useNavContext } from './useNavigation';

/** A way for visitors. */
interface VisitorLink {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
}

/** Where visitors may go, the start page first; only what is there. Read it inside an observer. */
export function useVisitorLinks(): readonly VisitorLink[] {
  const { instance } = useStores();
  const context = useNavContext();
  const hasTimelines = availableTimelines(null, instance.meta).length > 0;
  const paths = ['/', ...(hasTimelines ? ['/timeline'] : []), '/explore', '/announcements', '/pages'];
  return paths.flatMap((to) => {
    const page = pageAt(to, context);
    return page ? [{ to, icon: page.icon, label: context.t(page.title) }] : [];
  });
}
