import { useEffect, useLayoutEffect, useMemo } from 'react';
import { canonicalJson } from '~/lib/canonicalJson';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/stores/context';
import type { TimelineFilters, TimelineSource } from '~/stores/timelines/sources';
import { TimelineView } from '~/stores/timelines/TimelineView';
import { placeOf, type ReadingPosition } from '~/components/feed/readingPosition';

/**
 * A pane's view of a timeline: taken part in and loaded while the component is mounted, at the remembered place if any.
 * @param onGone the timeline made room for others while the component was out of sight; begin anew. A stable function
 */
export function useTimelineView(
  source: TimelineSource,
  filters: TimelineFilters,
  remembered: ReadingPosition | null,
  onGone: () => void,
): TimelineView {
  const { timelines, me } = useAccount();
  const { sound, pacer } = useStores();
  const { hasSound, options } = usePane();
  const clearedAt = typeof options?.['clearedAt'] === 'string' ? options['clearedAt'] : null;
  // Both are new objects with every rendering; their text is not.
  const key = canonicalJson({ source, filters });
  const { view, isGone, acquire } = useMemo(() => {
    const same = JSON.parse(key) as { source: TimelineSource; filters: TimelineFilters };
    const found = timelines.find(same.source, same.filters);
    return {
      view: new TimelineView(found, pacer),
      isGone: () => timelines.find(same.source, same.filters) !== found,
      acquire: () => timelines.acquire(same.source, same.filters),
    };
  }, [timelines, key, pacer]);
  const meId = me?.id;

  useEffect(() => {
    if (isGone()) {
      onGone();
      return undefined;
    }
    const lease = acquire();
    const follower = view.attach();
    void view.timeline.load(placeOf(remembered));
    return () => {
      follower.dispose();
      lease.dispose();
    };
  }, [isGone, onGone, acquire, view, remembered]);
  useEffect(() => {
    if (!hasSound) return undefined;
    const live = view.timeline.onLive(({ userId }) => sound.play(userId === meId ? 'noteMy' : 'note'));
    return () => live.dispose();
  }, [view, sound, hasSound, meId]);
  useLayoutEffect(() => view.clear(clearedAt), [view, clearedAt]);
  return view;
}
