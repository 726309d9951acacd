import { useEffect, type RefObject } from 'react';
import { isTextField } from '~/lib/isTextField';
import { workspaceCommandFor } from '~/services/allKeys';
import { useStores } from '~/stores/context';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';

/** Keys that go through the main pane and all windows (F6), and that undo and redo what was done to the workspace (Ctrl+Z). */
export function useWindowShortcuts(store: WorkspaceStore, layer: RefObject<HTMLElement | null>): void {
  const { overlays, settings } = useStores();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || overlays.hasOpen()) return;
      const command = workspaceCommandFor(event, ['nextFrame', 'previousFrame', 'undo', 'redo'], settings.get('keyBindings'));
      // A text has its own undoing.
      if (!command || (!command.endsWith('Frame') && isTextField(event.target))) return;
      event.preventDefault();
      if (command === 'undo') store.undo();
      else if (command === 'redo') store.redo();
      else focusNext(layer.current!, store, command === 'nextFrame' ? 1 : -1);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [store, layer, overlays, settings]);
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
