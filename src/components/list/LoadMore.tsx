import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ErrorState } from '~/components/async/ErrorState';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import { useStores } from '~/react/context';
import type { Collection } from '~/stores/resources/Collection';
import styles from './LoadMore.module.css';

interface LoadMoreProps<T extends { readonly id: string }> {
  list: Collection<T>;
  /** The text of the button. */
  label?: string | undefined;
  /** Whether the next batch loads when the end comes near, if the viewer allows that. */
  isAutomatic?: boolean;
}

/** How far below the viewport the end counts as near, so that batches arrive before the reader does. */
const NEAR = '0px 0px 1500px 0px';

/** The end of an incomplete list: a button for the next batch, or the reason why that batch failed. */
export const LoadMore = observer(function LoadMore<T extends { readonly id: string }>({
  list,
  label,
  isAutomatic = false,
}: LoadMoreProps<T>) {
  const { t } = useI18n();
  const { settings } = useStores();
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const isReady = isAutomatic && settings.get('enableInfiniteScroll') && list.hasMore && !list.isLoadingMore && !list.moreError;
  useEffect(() => {
    if (!end || !isReady) return undefined;
    // A list without its own scroller loads more when its end comes into the window.
    const root = end.closest('[data-part="scroller"]');
    const watch = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && void list.loadMore(), { root, rootMargin: NEAR });
    watch.observe(end);
    return () => watch.disconnect();
  }, [end, isReady, list]);

  if (list.moreError) return <ErrorState error={list.moreError} isRetrying={list.isLoadingMore} onRetry={() => void list.loadMore()} />;
  if (!list.hasMore) return null;
  return (
    <div ref={setEnd} className={styles.more}>
      <Button ref={keepFocus} busy={list.isLoadingMore} onClick={() => void list.loadMore()}>
        {label ?? t('core.loadMore')}
      </Button>
    </div>
  );
});
