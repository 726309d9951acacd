import { useCollection } from '~/components/async/useCollection';
import type { FeedRowProps } from '~/components/feed/FeedRow';
import { ListFeed } from '~/components/feed/ListFeed';
import { UserArticle } from '~/components/user/UserArticle';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { useAccount } from '~/react/context';
import { foundUsers } from '~/stores/resources/users';
import { addressOf, type Wanted } from './wanted';

/** The users that match a search. */
export function UserResults({ wanted }: { wanted: Wanted }) {
  const { t } = useI18n();
  const { key } = useAccount();
  const { paneId, visitKey } = usePane();
  const { query, origin } = wanted;
  return (
    <ListFeed
      list={useCollection(foundUsers, { query, origin })}
      Row={UserRow}
      label={t('searchPage.peopleFor', { query })}
      viewKey={`${paneId}:${visitKey}:${key}:${addressOf(wanted)}`}
      emptyText={t('searchPage.noPeople', { query })}
    />
  );
}

const UserRow = ({ id }: FeedRowProps) => <UserArticle userId={id} />;
