import { usePane } from './PaneContext';

/**
 * Whether the main field of a page may take the focus when it appears: in what somebody has opened, and in the main pane of a page that was
 * just loaded. There, a keyboard on the screen would cover what is to be seen.
 */
export function useMayTakeFocus(): boolean {
  const { frame, isOpenedByHand } = usePane();
  return isOpenedByHand || (frame === 'main' && !window.matchMedia('(pointer: coarse)').matches);
}
