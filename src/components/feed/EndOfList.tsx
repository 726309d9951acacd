import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '~/components/ui/Button';
import { ErrorState } from '~/components/async/ErrorState';
import { Spinner } from '~/components/ui/Spinner';
import { useI18n } from '~/i18n/useI18n';
import type { AppError } from '~/lib/AppError';
import { useStores } from '~/react/context';
import styles from './Feed.module.css';

interface EndOfListProps {
  hasMore: boolean;
  isLoadingMore: boolean;
  moreError: AppError | null;
  onLoadMore: () => void;
  /** Whether it loads by itself when the end comes near. */
  isAutomatic: boolean;
  /** The element that scrolls. The end is near when it is this far below its viewport. */
  scroller: RefObject<HTMLElement | null>;
}

/** The shortest time between two pages that load automatically, in ms. */
const INTERVAL_MS = 600;

/** How far below the viewport the end counts as near, so that pages arrive before the reader does: less while the list does not scroll. */
const NEAR = { still: '0px 0px 100% 0px', scrolling: '0px 0px 1500px 0px' };

/** The end of a list: loads the next page when it comes near, or shows why that failed. */
export const EndOfList = observer(function EndOfList(props: EndOfListProps) {
  const { hasMore, isLoadingMore, moreError, onLoadMore, isAutomatic, scroller } = props;
  const { t } = useI18n();
  const mayLoad = useStores().startOrder.has('painted');
  const mark = useRef<HTMLDivElement>(null);
  const loadedAt = useRef(Number.NEGATIVE_INFINITY);
  const [pace, setPace] = useState<keyof typeof NEAR>('still');
  useEffect(() => {
    const listening = new AbortController();
    scroller.current?.addEventListener('scroll', () => setPace('scrolling'), { once: true, passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [scroller]);

  // Not state: nothing shows whether the end is near, and it changes often while notes arrive.
  const isReady = isAutomatic && hasMore && !isLoadingMore && !moreError && mayLoad;
  useEffect(() => {
    if (!isReady) return undefined;
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
      { root: scroller.current, rootMargin: NEAR[pace] },
    );
    observer.observe(mark.current!);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [scroller, isReady, onLoadMore, pace]);

  return (
    <div ref={mark} className={styles.end} data-part="end">
      {moreError && <ErrorState error={moreError} isRetrying={isLoadingMore} onRetry={onLoadMore} />}
      {/* An animation costs every frame, even out of sight, so the ring turns only while a page loads. */}
      {!moreError && hasMore && isAutomatic && isLoadingMore && <Spinner />}
      {!moreError && hasMore && !isAutomatic && (
        <Button busy={isLoadingMore} onClick={onLoadMore}>
          {t('core.loadMore')}
        </Button>
      )}
      {!hasMore && <p className={styles.endText}>{t('timeline.end')}</p>}
    </div>
  );
});
