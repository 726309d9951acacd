import { useEffect, useRef } from 'react';
import { Button } from '~/components/ui/Button';
import { ErrorState } from '~/components/async/ErrorState';
import { Spinner } from '~/components/ui/Spinner';
import { useI18n } from '~/i18n/useI18n';
import type { AppError } from '~/lib/AppError';
import styles from './Feed.module.css';

interface EndOfListProps {
  hasMore: boolean;
  isLoadingMore: boolean;
  moreError: AppError | null;
  onLoadMore: () => void;
  /** Whether it loads by itself when the end comes near. */
  isAutomatic: boolean;
  /** The element that scrolls. The end is near when it is this far below its viewport. */
  scroller: HTMLElement | null;
}

/** The shortest time between two pages that load automatically, in ms. */
const INTERVAL_MS = 600;

/** How far below the viewport the end counts as near, so that pages arrive before the reader does. */
const NEAR = '0px 0px 1500px 0px';

/** The end of a list: loads the next page when it comes near, or shows why that failed. */
export function EndOfList({ hasMore, isLoadingMore, moreError, onLoadMore, isAutomatic, scroller }: EndOfListProps) {
  const { t } = useI18n();
  const mark = useRef<HTMLDivElement>(null);
  const loadedAt = useRef(Number.NEGATIVE_INFINITY);

  // Not state: nothing shows whether the end is near, and it changes often while notes arrive.
  const isReady = isAutomatic && hasMore && !isLoadingMore && !moreError;
  useEffect(() => {
    if (!scroller || !isReady) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = (): void => {
      loadedAt.current = performance.now();
      onLoadMore();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        const waitMs = Math.max(0, loadedAt.current + INTERVAL_MS - performance.now());
        if (entries.at(-1)!.isIntersecting) timer = setTimeout(load, waitMs);
      },
      { root: scroller, rootMargin: NEAR },
    );
    observer.observe(mark.current!);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [scroller, isReady, onLoadMore]);

  return (
    <div ref={mark} className={styles.end} data-part="end">
      {moreError && <ErrorState error={moreError} onRetry={onLoadMore} />}
      {!moreError && hasMore && isAutomatic && <Spinner />}
      {!moreError && hasMore && !isAutomatic && (
        <Button busy={isLoadingMore} onClick={onLoadMore}>
          {t('core.loadMore')}
        </Button>
      )}
      {!hasMore && <p className={styles.endText}>{t('timeline.end')}</p>}
    </div>
  );
}
