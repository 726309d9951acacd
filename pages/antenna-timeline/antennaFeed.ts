import type { FeedOfPane } from '~/components/timeline/preloadFeed';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';

/** The notes of an antenna as a pane shows them, with the viewer's filters; observable. */
export const antennaFeed = (
  { settings }: Pick<RootStore, 'settings'>,
  { key }: AccountScope,
  paneId: string,
  antennaId: string,
): FeedOfPane => ({
  source: { kind: 'antenna', antennaId },
  filters: settings.get('tl').filter,
  viewKey: `${paneId}:${key}:antenna:${antennaId}`,
});
