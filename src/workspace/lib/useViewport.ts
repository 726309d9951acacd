import { useSyncExternalStore } from 'react';
import type { Viewport } from '~/services/workspace/windowRect';

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The room that windows have, kept current. */
export function useViewport(): Viewport {
  const width = useSyncExternalStore(subscribe, () => window.innerWidth);
  const height = useSyncExternalStore(subscribe, () => window.innerHeight);
  return { width, height };
}
