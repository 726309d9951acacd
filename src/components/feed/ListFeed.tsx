import { observer } from 'mobx-react-lite';
import { useCallback, type ComponentType, type ReactNode } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { useStores } from '~/react/context';
import type { Collection } from '~/stores/resources/Collection';
import { Feed } from './Feed';
import type { FeedRowProps } from './FeedRow';
import { FeedSkeleton } from './FeedSkeleton';
import { LIST_POLL_MS } from '~/components/list/useFreshList';

interface ListFeedProps {
  list: Collection<{ readonly id: string }>;
  /** The ids to show; by default, all of the list. */
  ids?: readonly string[];
  Row: ComponentType<FeedRowProps>;
  label: string;
  viewKey: string;
  emptyText: string;
  /** One sentence about what will be in it. */
  emptyHint?: string;
  /** The next step. */
  emptyWays?: ReactNode;
  before?: ReactNode;
  /** Whether new items come by themselves. */
  isLive?: boolean;
}

/** A paged list as a feed, with its loading, empty, error and filled states. */
export const ListFeed = observer(function ListFeed(props: ListFeedProps) {
  const { list, ids = list.ids, Row, label, viewKey, emptyText, emptyHint, emptyWays, before, isLive = false } = props;
  const { settings } = useStores();
  const handleLoadMore = useCallback(() => void list.loadMore(), [list]);
  const handleRefresh = useCallback(() => list.refresh(), [list]);
  const isReady = list.status === 'ready';
  let face = <FeedSkeleton />;
  if (list.error) face = <ErrorState error={list.error} onRetry={() => void list.load()} />;
  else if (isReady && !list.hasMore)
    face = (
      <EmptyState text={emptyText} hint={emptyHint}>
        {emptyWays}
      </EmptyState>
    );
  return (
    <Feed
      label={label}
      ids={ids}
      Row={Row}
      viewKey={viewKey}
      before={before}
      face={face}
      hasMore={isReady && list.hasMore}
      isLoadingMore={list.isLoadingMore}
      moreError={list.moreError}
      onLoadMore={handleLoadMore}
      onRefresh={isReady ? handleRefresh : undefined}
      pollMs={isReady && !isLive ? LIST_POLL_MS : null}
      onPoll={(isAtTop) => isAtTop && void list.refresh()}
      isAutomatic={settings.get('enableInfiniteScroll')}
      busy={list.status === 'idle' || list.status === 'loading'}
    />
  );
});
