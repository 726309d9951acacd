import type { WireMe, WireMeta, WirePolicies } from '~/api/wire';
import type { FeedOfPane } from '~/components/timeline/preloadFeed';
import type { Pane } from '~/router/PaneContext';
import { defaultFilters, type NoteSearch } from '~/stores/timelines/sources';
import type { Wanted } from './wanted';

/** What the viewer may do; undefined for a visitor until the server has answered. */
export const searchPolicies = (me: WireMe | null, meta: WireMeta | null): WirePolicies | undefined => me?.policies ?? meta?.policies;

/** The search for notes that an address describes, except for its author, whose id has to be found first. */
export const noteSearch = ({ query, origin, channel }: Wanted): NoteSearch => ({
  query,
  ...(origin === 'local' && { host: '.' }),
  ...(channel !== '' && { channelId: channel }),
});

/** The notes of a search as a pane shows them. @param key the key of the account */
export const notesFeed = (search: NoteSearch, key: string, { paneId, visitKey }: Pick<Pane, 'paneId' | 'visitKey'>): FeedOfPane => ({
  source: { kind: 'search', ...search },
  filters: defaultFilters,
  viewKey: `${paneId}:${visitKey}:${key}:search:${JSON.stringify(search)}`,
});
