import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { ErrorLine } from '~/components/async/ErrorLine';
import { useRetryWhenBack } from '~/components/async/useRetryWhenBack';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import styles from './GapRow.module.css';
import { useTimeline } from './TimelineContext';

interface GapRowProps {
  gapId: string;
  /**
   * Whether it loads when it comes into view. A gap above all notes does not, because it would keep growing under the
   * reader.
   */
  isAutomatic: boolean;
}

/** The shortest time between two automatic pages, in ms. */
const INTERVAL_MS = 600;

/** How far outside the viewport the row starts loading, so that readers rarely see it. */
const NEAR = '600px 0px';

/** Says that notes are missing here, and loads them. */
export const GapRow = observer(function GapRow({ gapId, isAutomatic }: GapRowProps) {
  const timeline = useTimeline();
  const { t } = useI18n();
  const row = useRef<HTMLElement>(null);
  const side = useSideInView(row);
  const state = timeline.gapState(gapId);
  const filledAt = useRef(Number.NEGATIVE_INFINITY);
  const shouldFill = isAutomatic && side !== null && state.status === 'idle';

  useEffect(() => {
    if (!shouldFill) return undefined;
    const waitMs = Math.max(0, filledAt.current + INTERVAL_MS - performance.now());
    const timer = setTimeout(() => {
      filledAt.current = performance.now();
      void timeline.fillGap(gapId, side);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [shouldFill, side, timeline, gapId]);

  const fill = () => void timeline.fillGap(gapId, side ?? 'newer');
  useRetryWhenBack(state.status === 'error' && state.error.retryable, fill);

  const name = t('timelineGap.name');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the feed pattern: every row is an article that takes the focus
    <article ref={row} className={styles.gap} tabIndex={0} aria-label={name} data-part="gap">
      <span>{name}</span>
      {state.status === 'error' && <ErrorLine className={styles.error} error={state.error} />}
      <Button busy={state.status === 'loading'} onClick={fill}>
        {state.status === 'error' ? t('core.retry') : t('timelineGap.fill')}
      </Button>
    </article>
  );
});

/**
 * Returns the side of the viewport where the row appears. A reader who scrolls up needs the notes at the older end of
 * the gap first.
 */
function useSideInView(row: React.RefObject<HTMLElement | null>): 'newer' | 'older' | null {
  const [side, setSide] = useState<'newer' | 'older' | null>(null);
  useEffect(() => {
    const element = row.current!;
    const root = element.closest('[data-part="scroller"]');
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect, rootBounds } = entries.at(-1)!;
        const middle = rootBounds ? rootBounds.top + rootBounds.height / 2 : 0;
        if (isIntersecting) setSide((known) => known ?? (boundingClientRect.top < middle ? 'older' : 'newer'));
        else setSide(null);
      },
      { root, rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [row]);
  return side;
}
