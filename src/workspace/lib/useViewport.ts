import { useSyncExternalStore } from 'react';
import type { Viewport } from '~/services/workspace/windowRect';

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The size of the browser window, in px, kept up to date. */
export function useViewport(): Viewport {
  const width = useSyncExternalStore(subscribe, () => window.innerWidth);
  const height = useSyncExternalStore(subscribe, () => window.innerHeight);
  return { width, height };
}
