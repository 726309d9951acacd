import type { WireMe, WireMeta } from '~/api/wire';

/** The timelines of the server. */
export type ServerTimeline = 'home' | 'local' | 'social' | 'global';

/** Which of them a viewer may see: by the account's policies, or the instance's for visitors, who have no home (reference/timelines-streaming.md section 2). */
export function availableTimelines(me: WireMe | null, meta: WireMeta | null): readonly ServerTimeline[] {
  const policies = me?.policies ?? meta?.policies;
  const timelines: ServerTimeline[] = [];
  if (me) timelines.push('home');
  if (policies?.ltlAvailable) timelines.push('local');
  if (policies?.ltlAvailable && me) timelines.push('social');
  if (policies?.gtlAvailable) timelines.push('global');
  return timelines;
}
