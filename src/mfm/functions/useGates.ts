import { useSyncExternalStore } from 'react';
import { useStores } from '~/stores/context';

/** What effects may do here (reference/mfm.md section 4, gates). */
export interface Gates {
  /** Sizes and places may change. */
  readonly isAdvanced: boolean;
  /** Things may move. */
  readonly isMoving: boolean;
}

/** The reader's settings; nothing moves for somebody whose system asks for less movement. Call inside an observer. */
export function useGates(): Gates {
  const { settings } = useStores();
  const wantsRest = useSyncExternalStore(onMotionChange, prefersRest);
  const isAdvanced = settings.get('advancedMfm');
  return { isAdvanced, isMoving: isAdvanced && settings.get('animatedMfm') && !wantsRest };
}

const QUERY = '(prefers-reduced-motion: reduce)';

const prefersRest = (): boolean => window.matchMedia(QUERY).matches;

function onMotionChange(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
