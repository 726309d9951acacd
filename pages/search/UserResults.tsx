import { useEffect, useMemo } from 'react';
import type { FeedRowProps } from '~/components/feed/FeedRow';
import { ListFeed } from '~/components/feed/ListFeed';
import { UserArticle } from '~/components/user/UserArticle';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { useAccount } from '~/stores/context';
import { Collection } from '~/stores/resources/Collection';
import type { AccountScope } from '~/stores/session/AccountScope';
import { addressOf, type Wanted } from './wanted';

/** People who were found. */
export function UserResults({ wanted }: { wanted: Wanted }) {
  const { t } = useI18n();
  const account = useAccount();
  const { paneId, visitKey } = usePane();
  const { query, origin } = wanted;
  const list = useMemo(() => searchList(account, query, origin), [account, query, origin]);
  useEffect(() => {
    void list.load();
    return () => list.dispose();
  }, [list]);
  return (
    <ListFeed
      list={list}
      Row={UserRow}
      label={t('search.peopleFor', { query })}
      viewKey={`${paneId}:${visitKey}:${account.key}:${addressOf(wanted)}`}
      emptyText={t('search.noPeople', { query })}
    />
  );
}

function searchList({ api, ingest }: AccountScope, query: string, origin: Wanted['origin']): Collection<{ readonly id: string }> {
  return new Collection({
    fetch: async ({ limit, offset = 0, signal }) => {
      const found = await api.call('users/search', { query, origin, limit, offset }, { signal });
      return ingest.users(found, 'fetch').map((id) => ({ id }));
    },
  });
}

const UserRow = ({ id }: FeedRowProps) => <UserArticle userId={id} />;
