import { useEffect, useLayoutEffect, useMemo } from 'react';
import { canonicalJson } from '~/lib/canonicalJson';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/react/context';
import type { TimelineFilters, TimelineSource } from '~/stores/timelines/sources';
import { TimelineView } from '~/stores/timelines/TimelineView';
import { placeOf, type ReadingPosition } from '~/components/feed/readingPosition';

/**
 * Returns the pane's view of a timeline. The timeline loads and stays connected while the component is mounted, from
 * the remembered position if there is one.
 * @param onGone called if the timeline was disposed to free memory while the component was hidden; start over. Must be
 * a stable function
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
  // Both are new objects with every render, but their JSON is stable.
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
  const { kind } = source;

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
    const others = kind === 'channel' ? 'channel' : 'note';
    const live = view.timeline.onLive(({ userId }) => sound.play(userId === meId ? 'noteMy' : others));
    return () => live.dispose();
  }, [view, sound, hasSound, meId, kind]);
  useLayoutEffect(() => view.clear(clearedAt), [view, clearedAt]);
  return view;
}
