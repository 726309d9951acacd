import { useEffect, type RefObject } from 'react';
import { isTextField } from '~/lib/isTextField';
import { useStores } from '~/stores/context';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';

/** F6 goes through the main pane and all windows; Ctrl+Z and Ctrl+Shift+Z undo and redo what was done to the workspace. */
export function useWindowShortcuts(store: WorkspaceStore, layer: RefObject<HTMLElement | null>): void {
  const { overlays } = useStores();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || overlays.hasOpen()) return;
      if (event.key === 'F6') {
        event.preventDefault();
        focusNext(layer.current!, store, event.shiftKey ? -1 : 1);
      } else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !isTextField(event.target)) {
        event.preventDefault();
        if (event.shiftKey) store.redo();
        else store.undo();
      }
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [store, layer, overlays]);
}

function focusNext(layer: HTMLElement, store: WorkspaceStore, step: 1 | -1): void {
  const main = document.querySelector<HTMLElement>('#main');
  const frames = [...layer.querySelectorAll<HTMLElement>('[data-window]')];
  const stops = [...(main ? [main] : []), ...frames];
  const here = stops.findIndex((stop) => stop.contains(document.activeElement));
  const next = stops[(here + step + stops.length) % stops.length];
  const paneId = next?.dataset['window'];
  if (paneId !== undefined) store.raise(paneId);
  next?.focus({ preventScroll: true });
}
