import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import type { Collection } from '~/stores/resources/Collection';
import { LoadMore } from './LoadMore';
import { useFreshList } from './useFreshList';

interface PagedListViewProps<T extends { readonly id: string }> {
  list: Collection<T>;
  empty: ReactNode;
  /** Shows nothing while the first batch loads, because the list is part of a larger one. */
  quiet?: boolean;
  /**
   * The size of the first batch. A first batch that is shorter counts as the whole list, although servers may return
   * short batches earlier.
   */
  batchSize?: number;
  /** Hides removed items; by default, all are shown. */
  isShown?: (item: T) => boolean;
  className?: string;
  renderItem: (item: T) => ReactNode;
}

/** The default size of the first batch. */
const FIRST_BATCH = 10;

/** A short list with a "load more" button, and its loading, empty, error and filled states. */
export const PagedListView = observer(function PagedListView<T extends { readonly id: string }>({
  list,
  empty,
  quiet = false,
  batchSize = FIRST_BATCH,
  isShown,
  className,
  renderItem,
}: PagedListViewProps<T>) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useFreshList(element, list);
  const items = isShown ? list.items.filter(isShown) : list.items;
  const hasMore = list.hasMore && list.items.length >= batchSize;
  if (items.length === 0 && !(hasMore && list.status === 'ready')) {
    if (list.status === 'error' && list.error) return <ErrorState error={list.error} onRetry={() => void list.reload()} />;
    if (list.status === 'ready') return empty;
    return quiet ? null : <LoadingState />;
  }
  return (
    <>
      <div ref={setElement} className={className} data-rows>
        {items.map(renderItem)}
      </div>
      {(hasMore || list.moreError) && <LoadMore list={list} />}
    </>
  );
});
