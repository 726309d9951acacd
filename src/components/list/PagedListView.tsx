import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '~/components/ui/Button';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import type { Collection } from '~/stores/resources/Collection';
import styles from '~/components/note/thread/NoteThread.module.css';

interface PagedListViewProps<T extends { readonly id: string }> {
  list: Collection<T>;
  empty: ReactNode;
  /** Says nothing while the first page loads: the list is a part of a larger one. */
  quiet?: boolean;
  /** Servers may answer short pages before the end, but one shorter than this ends a list as far as anybody cares. */
  pageSize?: number;
  /** Leaves items out that are gone, as long as they are; by default all are shown. */
  isShown?: (item: T) => boolean;
  className?: string;
  renderItem: (item: T) => ReactNode;
}

/** Size of a first page unless it says otherwise (reference/timelines-streaming.md section 1). */
const FIRST_PAGE = 10;

/** A short list that grows on demand, with its four faces: loading, empty, failed, filled. */
export const PagedListView = observer(function PagedListView<T extends { readonly id: string }>({
  list,
  empty,
  quiet = false,
  pageSize = FIRST_PAGE,
  isShown,
  className,
  renderItem,
}: PagedListViewProps<T>) {
  const { t } = useI18n();
  const items = isShown ? list.items.filter(isShown) : list.items;
  const hasMore = list.hasMore && list.items.length >= pageSize;
  if (items.length === 0 && !(hasMore && list.status === 'ready')) {
    if (list.status === 'error' && list.error) return <ErrorState error={list.error} onRetry={() => void list.reload()} />;
    if (list.status === 'ready') return empty;
    return quiet ? null : <LoadingState />;
  }
  return (
    <>
      <div className={className}>{items.map(renderItem)}</div>
      {list.moreError && <ErrorState error={list.moreError} onRetry={() => void list.loadMore()} />}
      {hasMore && !list.moreError && (
        <div className={styles.load}>
          <Button ref={keepFocus} busy={list.isLoadingMore} onClick={() => void list.loadMore()}>
            {t('core.loadMore')}
          </Button>
        </div>
      )}
    </>
  );
});
