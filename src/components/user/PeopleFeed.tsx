import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { TileList } from '~/components/list/TileList';
import type { TileShape } from '~/components/list/tileGeometry';
import { useAccount } from '~/react/context';
import type { Collection } from '~/stores/resources/Collection';
import type { Person } from '~/stores/resources/users/users';
import styles from './PeopleFeed.module.css';
import { plainName } from './plainName';
import { UserCard } from './UserCard';

const CARDS: TileShape = { width: 270, height: 240, gap: 12 };

interface PeopleFeedProps {
  list: Collection<Person>;
  /** The accessible name of the feed. */
  label: string;
  emptyText: string;
  /** One sentence about what will be in it. */
  emptyHint?: string;
  /** The next step. */
  emptyWays?: ReactNode;
  /** The size of the first page, if a shorter first page counts as the whole list. */
  batchSize?: number;
}

/** A paged list of people as cards, with its loading, empty, error and filled states. It scrolls with the page around it. */
export const PeopleFeed = observer(function PeopleFeed({
  list,
  label,
  emptyText,
  emptyHint,
  emptyWays,
  batchSize = 0,
}: PeopleFeedProps): ReactNode {
  const { users } = useAccount();
  if (list.items.length === 0) {
    if (list.error) return <ErrorState error={list.error} onRetry={() => void list.load()} />;
    if (list.status !== 'ready') return <LoadingState />;
    return (
      <EmptyState icon="users" text={emptyText} hint={emptyHint}>
        {emptyWays}
      </EmptyState>
    );
  }
  return (
    <div className={styles.people}>
      <TileList
        list={list}
        label={label}
        shape={CARDS}
        isAutomatic
        isWhole={list.items.length < batchSize}
        articleName={({ userId }) => {
          const user = users.get(userId);
          return user ? plainName(user) : '';
        }}
      >
        {({ userId }) => <PersonCard userId={userId} />}
      </TileList>
    </div>
  );
});

const PersonCard = observer(function PersonCard({ userId }: { userId: string }) {
  const user = useAccount().users.get(userId);
  return user ? <UserCard user={user} /> : null;
});
