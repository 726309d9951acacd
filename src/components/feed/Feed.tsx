import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type ReactNode,
  type Ref,
} from 'react';
import type { AppError } from '~/lib/AppError';
import { idle } from '~/lib/idle';
import { usePane } from '~/router/PaneContext';
import { isOnScreen } from '~/lib/isInSight';
import { useStores } from '~/react/context';
import { usePolling } from '~/react/usePolling';
import { Pullable } from '~/components/pull/Pullable';
import type { Refresh } from '~/components/pull/refresh';
import { useRefresh } from '~/components/pull/useRefresh';
import { EndOfList } from './EndOfList';
import styles from './Feed.module.css';
import { FeedController } from './FeedController';
import { feedList, type FillsGaps } from './feedList';
import { FeedRow, type FeedRowProps } from './FeedRow';
import type { RowRange } from './RowHeights';
import { useRememberedPosition, useSavedPosition } from './useReadingPosition';

/** The methods of a feed. */
export interface FeedHandle {
  /** Scrolls to the first row. @param focus also focuses it */
  goToTop(options: { isAnimated: boolean; focus: boolean }): void;
}

export interface FeedProps {
  /** The accessible name. */
  label: string;
  /** The rows from top to bottom; the same array if nothing changed. */
  ids: readonly string[];
  Row: ComponentType<FeedRowProps>;
  /** The key that stores the reading position, so that it survives leaving, returning and reloading. */
  viewKey: string;
  /** Shown above the rows; scrolls with them. */
  before?: ReactNode;
  /** Shown over the rows, at the top edge. */
  overlay?: ReactNode;
  /** Shown instead of the rows while there are none. */
  face: ReactNode;
  hasMore: boolean;
  isLoadingMore: boolean;
  moreError: AppError | null;
  onLoadMore: () => void;
  /** Fills the gaps between rows. Must be a stable object. */
  gaps?: FillsGaps;
  /** Whether pages load by themselves when the end comes near. */
  isAutomatic?: boolean;
  /**
   * Called when the reader reaches or leaves the top. While the keyboard focus is on a row, the reader is not at the
   * top.
   */
  onAtTop?: (isAtTop: boolean) => void;
  /** Whether there is space between the rows. */
  isSpaced?: boolean;
  /** Whether the rows are loading. */
  busy?: boolean;
  /**
   * Returns the date of a row in ms since the epoch, so that a reload can return to the position. Must be a stable
   * function.
   */
  momentOf?: (id: string) => number | undefined;
  /** Reloads the rows when the reader pulls them down. Must be a stable function. */
  onRefresh?: Refresh | undefined;
  /** How often {@link FeedProps.onPoll} is called while the feed is in sight, in ms; null for never. */
  pollMs?: number | null;
  /** Asks for new rows. */
  onPoll?: (isAtTop: boolean) => void;
  ref?: Ref<FeedHandle>;
}

/**
 * How long the rows below those of the first render wait until the browser is idle, in ms. Other columns may be about to get their
 * first rows, which matter more.
 */
const FILL_PATIENCE_MS = 500;

/** How long they wait where the browser does not tell when it is idle, in ms: long enough for a frame to be painted. */
const FILL_BLIND_MS = 30;

const unknownMoment = (): undefined => undefined;

/**
 * A list of any length that renders only the visible rows, as an ARIA feed. The row that the reader looks at keeps its place when
 * rows above it change. The feed fills its parent and scrolls by itself.
 */
export function Feed(props: FeedProps) {
  const { label, ids, Row, viewKey, before, overlay, face, hasMore, isLoadingMore, moreError, onLoadMore } = props;
  const {
    gaps,
    isAutomatic = true,
    onAtTop,
    busy = false,
    isSpaced = false,
    momentOf = unknownMoment,
    onRefresh,
    pollMs = null,
    onPoll,
    ref,
  } = props;
  const { focus, clock } = useStores();
  const remembered = useRememberedPosition(viewKey);
  const { onReload, frame } = usePane();
  // Columns and windows share the screen, so their first render is as small as possible.
  const [controller] = useState(() => new FeedController(remembered, frame === 'main' ? window.innerHeight : 0));
  const scroller = useRef<HTMLDivElement>(null);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const moved = useSavedPosition(viewKey, controller, momentOf);
  const hold = useKeyboardHold(controller, onAtTop);
  controller.setIds(ids);

  useLayoutEffect(() => {
    const element = scroller.current!;
    const scrolled = () => controller.scrolled();
    controller.attachScroller(element);
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      element.removeEventListener('scroll', scrolled);
      controller.attachScroller(null);
    };
  }, [controller]);
  // Before the rows are painted, so that keys work as soon as they are visible.
  useLayoutEffect(() => {
    const list = focus.addList(feedList(scroller.current!, controller, { hasMore, onLoadMore, gaps }));
    return () => list.dispose();
  }, [focus, controller, hasMore, onLoadMore, gaps]);
  const { report } = hold;
  useLayoutEffect(() => {
    const onFirstHeights = () => void idle(clock, FILL_PATIENCE_MS, FILL_BLIND_MS).then(render);
    const listening = controller.listen({ onStale: render, onFirstHeights, onAtTop: report, onMoved: moved });
    return () => listening.dispose();
  }, [controller, clock, report, moved]);
  useEffect(() => report(), [report]);
  useImperativeHandle(
    ref,
    () => ({
      goToTop: ({ isAnimated, focus }) => {
        controller.goToTop(isAnimated);
        if (focus) controller.focusRow(0);
      },
    }),
    [controller],
  );
  const attachHeader = useCallback((header: HTMLElement | null) => controller.attachHeader(header), [controller]);

  const refresh = useRefresh(onRefresh);
  useEffect(() => onReload(() => void refresh()), [onReload, refresh]);
  usePolling(() => isOnScreen(scroller.current) && onPoll?.(controller.isAtTop), pollMs);

  const range = controller.rowsToRender();
  const { heights } = controller;
  const isEmpty = ids.length === 0;
  return (
    <>
      <Pullable scroller={scroller} onRefresh={onRefresh && refresh} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the rows inside handle keys and touches; the scroller only listens */}
      <div
        ref={scroller}
        className={styles.scroller}
        data-part="scroller"
        onPointerDown={(event) => controller.touched(event.target)}
        onWheel={() => controller.interrupt()}
        onFocus={hold.handleFocus}
        onBlur={hold.handleBlur}
      >
        {overlay && <div className={styles.overlay}>{overlay}</div>}
        <div ref={attachHeader} className={styles.header}>
          {before}
        </div>
        <div
          className={styles.feed}
          data-spaced={isSpaced || undefined}
          role={isEmpty && !busy ? undefined : 'feed'}
          aria-label={isEmpty && !busy ? undefined : label}
          aria-busy={busy || isLoadingMore}
          data-part="feed"
          style={{ paddingBlockStart: heights.offsetOf(range.start), paddingBlockEnd: heights.total - heights.offsetOf(range.end) }}
        >
          {rowsOf(controller, range, Row)}
          {isEmpty && face}
        </div>
        <AfterRendering controller={controller} range={range} total={hasMore ? -1 : ids.length} />
        {(!isEmpty || hasMore) && (
          <EndOfList
            hasMore={hasMore}
            isLoadingMore={isLoadingMore}
            moreError={moreError}
            onLoadMore={onLoadMore}
            isAutomatic={isAutomatic}
            scroller={scroller}
          />
        )}
      </div>
    </>
  );
}

/** Renders the visible rows, and the focused row even if it is scrolled out of view. */
function rowsOf(controller: FeedController, { start, end }: RowRange, Row: ComponentType<FeedRowProps>): ReactNode[] {
  const { heights, focusedId } = controller;
  const { ids } = heights;
  const focused = focusedId === null ? -1 : heights.indexOf(focusedId);
  const row = (index: number, isApart = false): ReactNode => (
    <FeedRow
      key={ids[index]}
      id={ids[index]!}
      previousId={ids[index - 1]}
      Row={Row}
      controller={controller}
      apartAt={isApart ? heights.offsetOf(index) : undefined}
    />
  );
  const rows: ReactNode[] = [];
  if (focused !== -1 && focused < start) rows.push(row(focused, true));
  for (let index = start; index < end; index += 1) rows.push(row(index));
  if (focused >= end) rows.push(row(focused, true));
  return rows;
}

/** Restores the reader's row after each render, before the effects of the feed itself. */
function AfterRendering({ controller, range, total }: { controller: FeedController; range: RowRange; total: number }) {
  useLayoutEffect(() => controller.rendered(range, total));
  return null;
}

/**
 * Holds new rows back while a row has the keyboard focus, because they would appear between the reader and the next
 * row.
 */
function useKeyboardHold(controller: FeedController, onAtTop: ((isAtTop: boolean) => void) | undefined) {
  const isHeld = useRef(false);
  const told = useRef<boolean | null>(null);
  const report = useCallback(() => {
    const isAtTop = controller.isAtTop && !isHeld.current;
    if (told.current === isAtTop) return;
    told.current = isAtTop;
    onAtTop?.(isAtTop);
  }, [controller, onAtTop]);
  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    controller.focusMoved(event.target);
    if (!event.target.matches(':focus-visible')) return;
    isHeld.current = controller.focusedId !== null || event.target.closest(`.${styles.overlay}`) !== null;
    report();
  };
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    controller.focusMoved(null);
    isHeld.current = false;
    report();
  };
  return { report, handleFocus, handleBlur };
}
