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

/** What decides which timeline a pane shows. */
interface TimelineChoice {
  readonly available: readonly ServerTimeline[];
  /** What the viewer chose last (setting `tl`). */
  readonly stored: { readonly src: string; readonly filter: TimelineFilters };
  /** What the address names. */
  readonly named: string | undefined;
  /** What was chosen for the pane; null for the main one. */
  readonly options: Options | null;
}

/** The timeline that a pane shows, null where the viewer may see none. A column has filters of its own; where there are none, the viewer's hold. */
export function shownTimeline({
  available,
  stored,
  named,
  options,
}: TimelineChoice): { tab: ServerTimeline; filters: TimelineFilters } | null {
  const tab = named === undefined ? chosenTimeline(available, stored.src) : available.find((one) => one === named);
  if (!tab) return null;
  return { tab, filters: effectiveFilters(tab, named !== undefined && options ? paneFilters(options) : stored.filter) };
}

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
