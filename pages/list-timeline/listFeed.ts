import type { FeedOfPane } from '~/components/timeline/preloadFeed';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';

/** The notes of a list as a pane shows them, with the viewer's filters; observable. */
export const listFeed = ({ settings }: Pick<RootStore, 'settings'>, { key }: AccountScope, paneId: string, listId: string): FeedOfPane => ({
  source: { kind: 'list', listId },
  filters: settings.get('tl').filter,
  viewKey: `${paneId}:${key}:list:${listId}`,
});
