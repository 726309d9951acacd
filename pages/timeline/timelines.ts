import type { ServerTimeline } from '~/stores/timelines/availableTimelines';
import type { Options } from '~/services/workspace/document';
import { defaultFilters, type TimelineFilters } from '~/stores/timelines/sources';

/** Whether "replies to others" means anything in a timeline. */
export const knowsReplies = (tab: ServerTimeline): boolean => tab === 'local' || tab === 'social';

/** The stored filters as a timeline can use them: on local and social the server refuses replies together with files only. */
export function effectiveFilters(tab: ServerTimeline, stored: TimelineFilters): TimelineFilters {
  return knowsReplies(tab) ? { ...stored, withReplies: stored.withReplies && !stored.onlyFiles } : stored;
}

/** The timeline that a viewer chose last, else the first there is. */
export const chosenTimeline = (tabs: readonly ServerTimeline[], chosen: string): ServerTimeline | undefined =>
  tabs.find((tab) => tab === chosen) ?? tabs[0];

/** Under this a reader's place in a timeline is kept. */
export const viewKeyOf = (paneId: string, accountKey: string, tab: ServerTimeline): string => `${paneId}:${accountKey}:${tab}`;

/** The filters that were chosen for one column. */
export function paneFilters(options: Options): TimelineFilters {
  const chosen = (name: keyof TimelineFilters): boolean => (typeof options[name] === 'boolean' ? options[name] : defaultFilters[name]);
  return {
    withRenotes: chosen('withRenotes'),
    withReplies: chosen('withReplies'),
    withSensitive: chosen('withSensitive'),
    onlyFiles: chosen('onlyFiles'),
  };
}
