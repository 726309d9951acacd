import { observer } from 'mobx-react-lite';
import { createContext, use, useEffect, useMemo } from 'react';
import type { WireFollowing } from '~/api/wire';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/stores/context';
import { Collection } from '~/stores/resources/Collection';
import type { AccountScope } from '~/stores/session/AccountScope';
import type { FeedRowProps } from '~/components/feed/FeedRow';
import { ListFeed } from '~/components/feed/ListFeed';
import { UserArticle } from './UserArticle';

type Direction = 'following' | 'followers';

interface UserListFeedProps {
  userId: string;
  /** Shows the people that the user follows, or the user's followers. */
  direction: Direction;
  /** The accessible name of the feed. */
  label: string;
  viewKey: string;
}

/** A follow relation: its own id, which paging uses, and the user to show. */
interface FollowItem {
  readonly id: string;
  readonly userId: string;
}

/** People per page. */
const LIMIT = 20;

const FollowsContext = createContext<Collection<FollowItem> | null>(null);

/** The people that a user follows, or their followers. */
export function UserListFeed({ userId, direction, label, viewKey }: UserListFeedProps) {
  const account = useAccount();
  const { t } = useI18n();
  const list = useMemo(() => followList(account, userId, direction), [account, userId, direction]);
  useEffect(() => {
    void list.load();
    return () => list.dispose();
  }, [list]);
  return (
    <FollowsContext value={list}>
      <ListFeed list={list} Row={UserRow} label={label} viewKey={viewKey} emptyText={t('ui.nothingHere')} />
    </FollowsContext>
  );
}

function followList({ api, ingest }: AccountScope, userId: string, direction: Direction): Collection<FollowItem> {
  return new Collection<FollowItem>({
    firstLimit: LIMIT,
    nextLimit: LIMIT,
    fetch: async ({ limit, untilId, signal }) => {
      const found = await api.call(`users/${direction}`, { userId, limit, ...(untilId !== undefined && { untilId }) }, { signal });
      return found.flatMap((following) => itemOf(following, direction, ingest));
    },
  });
}

function itemOf(following: WireFollowing, direction: Direction, ingest: AccountScope['ingest']): readonly FollowItem[] {
  const user = direction === 'following' ? following.followee : following.follower;
  if (!user) return [];
  const [userId] = ingest.users([user], 'fetch');
  return [{ id: following.id, userId: userId! }];
}

const UserRow = observer(function UserRow({ id }: FeedRowProps) {
  const item = use(FollowsContext)?.get(id);
  return item && <UserArticle userId={item.userId} />;
});
