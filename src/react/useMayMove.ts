import { useSyncExternalStore } from 'react';
import { useStores } from './context';

/** Whether things may move: the viewer's setting allows it, and the system does not ask for reduced motion. Call it inside an observer. */
export function useMayMove(): boolean {
  const { settings } = useStores();
  const wantsRest = useSyncExternalStore(onMotionChange, prefersRest);
  return settings.get('animation') && !wantsRest;
}

const QUERY = '(prefers-reduced-motion: reduce)';

const prefersRest = (): boolean => window.matchMedia(QUERY).matches;

function onMotionChange(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
