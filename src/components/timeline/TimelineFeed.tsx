import { autorun, untracked } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useReducer, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { NoteCard } from '~/components/note/card/NoteCard';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { SendingPlace } from '~/components/sending/SendingPlace';
import { Notice } from '~/components/ui/Notice';
import type { Refresh } from '~/components/pull/refresh';
import { useI18n } from '~/i18n/useI18n';
import { comesToTimeline } from '~/services/sendingPlaces';
import { isGapId } from '~/services/gapList';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/react/context';
import { defaultFilters, type TimelineFilters, type TimelineSource } from '~/stores/timelines/sources';
import type { TimelineView } from '~/stores/timelines/TimelineView';
import { DateSeparator } from '~/components/feed/DateSeparator';
import { Feed, type FeedHandle } from '~/components/feed/Feed';
import type { FeedRowProps } from '~/components/feed/FeedRow';
import { FeedSkeleton } from '~/components/feed/FeedSkeleton';
import { GapRow } from './GapRow';
import { NewNotesPill } from './NewNotesPill';
import { StoredMark } from './StoredMark';
import { TimelineContext, useTimeline } from './TimelineContext';
import { useRememberedPosition } from '~/components/feed/useReadingPosition';
import { useTimelineView } from './useTimelineView';

export interface TimelineFeedProps {
  source: TimelineSource;
  filters?: TimelineFilters;
  /** The accessible name of the feed. */
  label: string;
  /** The key of the reading position; unique for each pane, account and source. */
  viewKey: string;
  /** Shown above the notes; scrolls with them. */
  before?: ReactNode;
  /** Explains why the timeline is empty, if there is more to say than the default text. */
  emptyText?: string;
  /** One sentence about what will be in it. */
  emptyHint?: string;
  /** Ways on from an empty timeline, such as a button that finds people. */
  emptyWays?: ReactNode;
  /** Reloads other content together with the notes, such as the header above them. */
  onRefresh?: Refresh;
}

/** A live list of notes. Give it a `key` where the source can change. */
export function TimelineFeed(props: TimelineFeedProps) {
  // A reader who returns to a disposed timeline starts at the remembered position, as after a reload.
  const [round, restart] = useReducer((count: number) => count + 1, 0);
  return <LeasedFeed key={round} {...props} onGone={restart} />;
}

interface LeasedFeedProps extends TimelineFeedProps {
  onGone: () => void;
}

const LeasedFeed = observer(function LeasedFeed({ source, filters = defaultFilters, onGone, ...rest }: LeasedFeedProps) {
  const remembered = useRememberedPosition(rest.viewKey);
  const view = useTimelineView(source, filters, remembered, onGone);
  usePaneReport(view);
  return (
    <TimelineContext value={view.timeline}>
      <ViewFeed
        {...rest}
        before={
          <>
            {rest.before}
            <RememberedNotice timeline={view.timeline} />
            <SendingPlace ids={() => view.ids} takes={(note) => comesToTimeline(note, source)} />
          </>
        }
        view={view}
      />
    </TimelineContext>
  );
});

/** Says that the notes are those that this device remembers. */
const RememberedNotice = observer(function RememberedNotice({ timeline }: { timeline: TimelineView['timeline'] }) {
  const { t } = useI18n();
  return timeline.isRemembered && <Notice>{t('timeline.remembered')}</Notice>;
});

/**
 * Reports the number of held notes and the newest note to the frame of the pane. It renders nothing, because they
 * change with every note.
 */
function usePaneReport(view: TimelineView): void {
  const { report } = usePane();
  const { timelines } = useAccount();
  const follow = useCallback(
    (tell: (waiting: number) => void) => {
      const { source, filters } = view.timeline;
      const lease = timelines.acquire(source, filters);
      // What comes from now on is new to the reader.
      view.setAtTop(false);
      const stop = autorun(() => tell(view.newCount));
      return () => {
        stop();
        lease.dispose();
      };
    },
    [timelines, view],
  );
  useEffect(() => autorun(() => report({ newest: view.newest, waiting: view.newCount, follow })), [report, view, follow]);
  useEffect(() => () => report(null), [report]);
}

interface ViewFeedProps extends Omit<TimelineFeedProps, 'source' | 'filters'> {
  view: TimelineView;
}

const ViewFeed = observer(function ViewFeed({ view, label, viewKey, before, emptyText, emptyHint, emptyWays, onRefresh }: ViewFeedProps) {
  const { settings } = useStores();
  const { notes } = useAccount();
  const { frame } = usePane();
  const { timeline } = view;
  const feed = useRef<FeedHandle>(null);
  const handleAtTop = useCallback((isAtTop: boolean) => view.setAtTop(isAtTop), [view]);
  const handleLoadMore = useCallback(() => void timeline.loadMore(), [timeline]);
  const handleRefresh = useCallback(async () => {
    const [result] = await Promise.all([timeline.refresh(), onRefresh?.()]);
    return result;
  }, [timeline, onRefresh]);
  const momentOf = useMemo(
    () => (id: string) => {
      // Read while the reader scrolls, not while rendering.
      const note = untracked(() => notes.get(id));
      return note && Date.parse(note.createdAt);
    },
    [notes],
  );
  const isAnimated = settings.get('animation');
  const handleShow = (byKeyboard: boolean) => {
    // The newest row must be rendered before the feed can scroll to it.
    flushSync(() => view.showNew());
    feed.current?.goToTop({ isAnimated: isAnimated && !byKeyboard, focus: byKeyboard });
  };
  return (
    <Feed
      ref={feed}
      label={label}
      ids={view.ids}
      Row={TimelineRow}
      viewKey={viewKey}
      before={before}
      overlay={
        <>
          <NewNotesPill view={view} listName={frame === 'main' ? undefined : label} onShow={handleShow} />
          <StoredMark timeline={timeline} />
        </>
      }
      face={<TimelineFace view={view} emptyText={emptyText} emptyHint={emptyHint} emptyWays={emptyWays} />}
      hasMore={timeline.hasMore && !view.isCleared}
      isLoadingMore={timeline.isLoadingMore}
      moreError={timeline.moreError}
      onLoadMore={handleLoadMore}
      gaps={timeline}
      onRefresh={timeline.status === 'ready' ? handleRefresh : undefined}
      pollMs={timeline.pollMs}
      onPoll={() => void timeline.poll()}
      isAutomatic={settings.get('enableInfiniteScroll')}
      isSpaced={settings.get('showGapBetweenNotesInTimeline')}
      onAtTop={handleAtTop}
      busy={timeline.status === 'idle' || timeline.status === 'loading'}
      momentOf={momentOf}
    />
  );
});

/** Shown instead of notes: placeholders, an error, or the empty state. */
const TimelineFace = observer(function TimelineFace({
  view,
  emptyText,
  emptyHint,
  emptyWays,
}: Pick<ViewFeedProps, 'view' | 'emptyText' | 'emptyHint' | 'emptyWays'>) {
  const { t } = useI18n();
  const { timeline } = view;
  if (timeline.error && timeline.storedAt === null) return <ErrorState error={timeline.error} onRetry={() => void timeline.load()} />;
  if (timeline.status === 'ready' && (view.isCleared || !timeline.hasMore))
    return (
      <EmptyState text={emptyText ?? t('timeline.empty')} hint={emptyHint}>
        {emptyWays}
      </EmptyState>
    );
  return <FeedSkeleton />;
});

function TimelineRow({ id, previousId }: FeedRowProps) {
  return isGapId(id) ? <GapRow gapId={id} isAutomatic={previousId !== undefined} /> : <NoteRow id={id} previousId={previousId} />;
}

const NoteRow = observer(function NoteRow({ id, previousId }: FeedRowProps) {
  const { notes } = useAccount();
  const { foldsSensitive, isRepeated } = useTimeline();
  const newer = previousId === undefined ? undefined : notes.get(previousId)?.createdAt;
  const older = notes.get(id)?.createdAt;
  return (
    <>
      {newer !== undefined && older !== undefined && <DateSeparator newer={newer} older={older} />}
      <NoteCard noteId={id} foldsSensitive={foldsSensitive} isRepeated={isRepeated} />
    </>
  );
});
