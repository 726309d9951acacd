import { observer } from 'mobx-react-lite';
import { createContext, use } from 'react';
import { useCollection } from '~/components/async/useCollection';
import type { FeedRowProps } from '~/components/feed/FeedRow';
import { ListFeed } from '~/components/feed/ListFeed';
import { useI18n } from '~/i18n/useI18n';
import type { Collection } from '~/stores/resources/Collection';
import { followsOf, type Follows, type Person } from '~/stores/resources/users';
import { UserArticle } from './UserArticle';

interface UserListFeedProps extends Follows {
  /** Accessible name of the feed. */
  label: string;
  viewKey: string;
}

const FollowsContext = createContext<Collection<Person> | null>(null);

/** The people whom a user follows, or who follow the user. */
export function UserListFeed({ userId, direction, label, viewKey }: UserListFeedProps) {
  const { t } = useI18n();
  const list = useCollection(followsOf, { userId, direction });
  return (
    <FollowsContext value={list}>
      <ListFeed list={list} Row={UserRow} label={label} viewKey={viewKey} emptyText={t('ui.nothingHere')} />
    </FollowsContext>
  );
}

const UserRow = observer(function UserRow({ id }: FeedRowProps) {
  const item = use(FollowsContext)?.get(id);
  return item && <UserArticle userId={item.userId} />;
});
