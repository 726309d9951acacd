import type { WireMe, WireMeta } from '~/api/wire';

/** The timelines of a server. */
export type ServerTimeline = 'home' | 'local' | 'social' | 'global';

/**
 * The timelines that a viewer may see, according to the policies of the account, or of the instance for a visitor.
 * Visitors have no home timeline; social needs both an account and the local timeline.
 */
export function availableTimelines(me: WireMe | null, meta: WireMeta | null): readonly ServerTimeline[] {
  const policies = me?.policies ?? meta?.policies;
  const timelines: ServerTimeline[] = [];
  if (me) timelines.push('home');
  if (policies?.ltlAvailable) timelines.push('local');
  if (policies?.ltlAvailable && me) timelines.push('social');
  if (policies?.gtlAvailable) timelines.push('global');
  return timelines;
}
