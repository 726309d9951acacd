import type { WireMe, WireMeta } from '~/api/wire';
import type { TimelineFilters } from '~/stores/timelines/sources';

/** The timelines that have a tab. */
export type TimelineTab = 'home' | 'local' | 'social' | 'global';

/** Which tabs a viewer gets: by the account's policies, or the instance's for visitors, who have no home (reference/timelines-streaming.md section 2). */
export function availableTimelines(me: WireMe | null, meta: WireMeta | null): readonly TimelineTab[] {
  const policies = me?.policies ?? meta?.policies;
  const tabs: TimelineTab[] = [];
  if (me) tabs.push('home');
  if (policies?.ltlAvailable) tabs.push('local');
  if (policies?.ltlAvailable && me) tabs.push('social');
  if (policies?.gtlAvailable) tabs.push('global');
  return tabs;
}

/** Whether "replies to others" means anything in a timeline. */
export const knowsReplies = (tab: TimelineTab): boolean => tab === 'local' || tab === 'social';

/** The stored filters as a timeline can use them: on local and social the server refuses replies together with files only. */
export function effectiveFilters(tab: TimelineTab, stored: TimelineFilters): TimelineFilters {
  return knowsReplies(tab) ? { ...stored, withReplies: stored.withReplies && !stored.onlyFiles } : stored;
}

/** The timeline that a viewer chose last, else the first there is. */
export const chosenTimeline = (tabs: readonly TimelineTab[], chosen: string): TimelineTab | undefined =>
  tabs.find((tab) => tab === chosen) ?? tabs[0];

/** Under this a reader's place in a timeline is kept. */
export const viewKeyOf = (paneId: string, accountKey: string, tab: TimelineTab): string => `${paneId}:${accountKey}:${tab}`;
