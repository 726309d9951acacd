import type { RefObject } from 'react';
import { PullToRefresh } from './PullToRefresh';

interface PullableProps {
  scroller: RefObject<HTMLElement | null>;
  /** Reloads the content; undefined if there is nothing to reload. Never rejects. */
  onRefresh: (() => Promise<void>) | undefined;
}

/** Lets touch users pull a scroller down at its top to reload its content. */
export function Pullable({ scroller, onRefresh }: PullableProps) {
  return onRefresh && navigator.maxTouchPoints > 0 && <PullToRefresh scroller={scroller} onRefresh={onRefresh} />;
}
