import { createContext, use } from 'react';
import { InvariantError } from '~/lib/AppError';
import type { Timeline } from '~/stores/timelines/Timeline';

/** The timeline of the rows, as a context because rows only receive ids. */
export const TimelineContext = createContext<Timeline | null>(null);

/** Returns the timeline around a row. */
export function useTimeline(): Timeline {
  const timeline = use(TimelineContext);
  if (!timeline) throw new InvariantError('a timeline row outside a timeline');
  return timeline;
}
