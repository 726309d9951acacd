import { createContext, use } from 'react';
import { InvariantError } from '~/lib/AppError';
import type { Timeline } from '~/stores/timelines/Timeline';

/** The timeline that rows belong to; rows get it this way because they are given ids only. */
export const TimelineContext = createContext<Timeline | null>(null);

/** The timeline around a row. */
export function useTimeline(): Timeline {
  const timeline = use(TimelineContext);
  if (!timeline) throw new InvariantError('a timeline row outside a timeline');
  return timeline;
}
