import type { FeedOfPane } from '~/components/timeline/preloadFeed';
import type { NotificationChoice, NotificationKind } from '~/stores/notifications/kinds';
import { defaultFilters } from '~/stores/timelines/sources';

/** The tabs of the page: notifications, and two lists of notes. */
export const TABS = ['all', 'mentions', 'directs'] as const;
export type Tab = (typeof TABS)[number];

/** Returns the tab that an address names. */
export const tabOf = ({ tab }: { readonly tab?: string | undefined }): Tab => TABS.find((candidate) => candidate === tab) ?? 'all';

/** Returns which notifications a pane shows that excludes some types. */
export const choiceOf = (excluded: readonly NotificationKind[]): NotificationChoice => (excluded.length === 0 ? null : excluded);

/** The notes of a tab as a pane shows them. @param key the key of the account */
export const notesFeed = (tab: Exclude<Tab, 'all'>, key: string, paneId: string): FeedOfPane => ({
  source: { kind: tab },
  filters: defaultFilters,
  viewKey: `${paneId}:${key}:notifications:${tab}`,
});
