import { useSyncExternalStore } from 'react';
import { useStores } from '~/react/context';

/** Kinds of effects, and whether they are allowed here. */
export interface Gates {
  /** Whether sizes and positions may change (advanced MFM). */
  readonly isAdvanced: boolean;
  /** Whether things may move (animated MFM). */
  readonly isMoving: boolean;
}

/** Reads the viewer's settings. Nothing moves when the system asks for reduced motion. Call it inside an observer. */
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
