import type { RouteTable } from '~/router/RouteTable';
import type { GoToLetter } from '~/services/allKeys';
import type { RootStore } from '~/stores/RootStore';
import { availableTimelines, type ServerTimeline } from '~/stores/timelines/availableTimelines';
import { pageAt } from './navItems';

/** Where a letter leads (field.md F3). */
export interface GoToPlace {
  readonly letter: GoToLetter;
  readonly to: string;
  /** The timeline that is chosen there. */
  readonly timeline?: ServerTimeline;
}

/** G is what these follow, so the global timeline is under the letter of the federation. */
const TIMELINES: Readonly<Record<ServerTimeline, GoToLetter>> = { home: 'H', local: 'L', social: 'S', global: 'T' };

/** The places that there are for this viewer. */
export function goToPlaces({ session, instance }: RootStore, routes: RouteTable): readonly GoToPlace[] {
  const { me } = session.current;
  const timelines = availableTimelines(me, instance.meta).map((timeline): GoToPlace => ({
    letter: TIMELINES[timeline],
    to: me ? '/' : '/timeline',
    timeline,
  }));
  const pages: readonly GoToPlace[] = [
    { letter: 'N', to: '/my/notifications' },
    { letter: 'M', to: '/my/notifications#mentions' },
    ...(me ? [{ letter: 'U' as const, to: `/@${me.username}` }] : []),
    { letter: 'C', to: '/my/clips' },
    { letter: 'D', to: '/my/drive' },
  ];
  return [...timelines, ...pages].filter(({ to }) => pageAt(to, { routes, me }));
}
