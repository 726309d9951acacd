import type { WireMe, WireMeta } from '~/api/wire';
import { allows } from '~/services/policies';

/** The timelines of a server. */
export type ServerTimeline = 'home' | 'local' | 'social' | 'global';

/**
 * The timelines that a viewer may see, according to the policies of the account, or of the instance for a visitor.
 * Servers without policies say in their description which ones they lack. Visitors have no home timeline; social needs both an account and the local timeline.
 */
export function availableTimelines(me: WireMe | null, meta: WireMeta | null): readonly ServerTimeline[] {
  const policies = me?.policies ?? meta?.policies;
  const timelines: ServerTimeline[] = [];
  if (me) timelines.push('home');
  const hasLocal = allows(policies, 'ltlAvailable') && meta?.disableLocalTimeline !== true;
  if (hasLocal) timelines.push('local');
  if (hasLocal && me) timelines.push('social');
  if (allows(policies, 'gtlAvailable') && meta?.disableGlobalTimeline !== true) timelines.push('global');
  return timelines;
}
