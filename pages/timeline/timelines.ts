import type { ServerTimeline } from '~/stores/timelines/availableTimelines';
import type { Options } from '~/services/workspace/document';
import type { NamedRef } from '~/registry/fields';
import { defaultFilters, type TimelineFilters, type TimelineSource } from '~/stores/timelines/sources';

/** A tab of the page: a timeline of the server, or the list that the viewer pinned. */
export type TimelineTab = ServerTimeline | `list:${string}`;

/** Returns the tabs of the page: the timelines that the viewer may see, and the pinned list. */
export const tabsOf = (available: readonly ServerTimeline[], pinned: NamedRef | null): readonly TimelineTab[] =>
  pinned ? [...available, `list:${pinned.id}`] : available;

/** Returns what a tab shows. */
export const sourceOf = (tab: TimelineTab): TimelineSource =>
  tab.startsWith('list:') ? { kind: 'list', listId: tab.slice(5) } : { kind: tab as ServerTimeline };

/** Returns whether a timeline supports the filter for replies. */
export const knowsReplies = (tab: TimelineTab): boolean => tab === 'local' || tab === 'social';

/**
 * Returns the filters that a timeline supports: on local and social, the server refuses replies together with files
 * only.
 */
export function effectiveFilters(tab: TimelineTab, stored: TimelineFilters): TimelineFilters {
  return knowsReplies(tab) ? { ...stored, withReplies: stored.withReplies && !stored.onlyFiles } : stored;
}

/** Returns the timeline that the viewer chose last, or else the first available one. */
export const chosenTimeline = (tabs: readonly TimelineTab[], chosen: string): TimelineTab | undefined =>
  tabs.find((tab) => tab === chosen) ?? tabs[0];

/** Returns the key of the reading position in a timeline. */
export const viewKeyOf = (paneId: string, accountKey: string, tab: TimelineTab): string => `${paneId}:${accountKey}:${tab}`;

/** What decides which timeline a pane shows. */
interface TimelineChoice {
  readonly available: readonly TimelineTab[];
  /** The last choice of the viewer (setting `tl`). */
  readonly stored: { readonly src: string; readonly filter: TimelineFilters };
  /** The timeline in the address. */
  readonly named: string | undefined;
  /** The options of the pane; null for the main one. */
  readonly options: Options | null;
}

/**
 * Returns the timeline that a pane shows, or null if the viewer may see none. A column with a timeline in its address
 * has its own filters; otherwise, the viewer's filters apply.
 */
export function shownTimeline({
  available,
  stored,
  named,
  options,
}: TimelineChoice): { tab: TimelineTab; filters: TimelineFilters } | null {
  const tab = named === undefined ? chosenTimeline(available, stored.src) : available.find((one) => one === named);
  if (!tab) return null;
  return { tab, filters: effectiveFilters(tab, named !== undefined && options ? paneFilters(options) : stored.filter) };
}

/** Returns the filters of one column. */
export function paneFilters(options: Options): TimelineFilters {
  const chosen = (name: keyof TimelineFilters): boolean => (typeof options[name] === 'boolean' ? options[name] : defaultFilters[name]);
  return {
    withRenotes: chosen('withRenotes'),
    withReplies: chosen('withReplies'),
    withSensitive: chosen('withSensitive'),
    onlyFiles: chosen('onlyFiles'),
  };
}
