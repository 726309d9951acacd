import { useEffect } from 'react';
import { isTextField } from '~/lib/isTextField';
import { workspaceCommandFor } from '~/services/allKeys';
import type { KeyChanges } from '~/services/keys';
import type { PaneId } from '~/services/workspace/document';
import { useStores } from '~/stores/context';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import { goToColumn } from './goToColumn';

/** Keys 1 to 9 go to a column by its position, and Ctrl with an arrow key goes to the neighbor of the focused one. */
export function useColumnKeys(store: WorkspaceStore): void {
  const { overlays, settings } = useStores();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat || overlays.hasOpen() || isTextField(event.target)) return;
      const pane = numbered(event, store) ?? neighbour(event, store, settings.get('keyBindings'));
      if (pane === undefined) return;
      event.preventDefault();
      goToColumn(store, pane);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [store, overlays, settings]);
}

function numbered({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, { deckPanes }: WorkspaceStore): PaneId | undefined {
  return ctrlKey || metaKey || altKey || shiftKey || !/^[1-9]$/.test(key) ? undefined : deckPanes[Number(key) - 1];
}

/** Whether the columns stand from right to left. */
function isMirrored(): boolean {
  const places = [...document.querySelectorAll('[data-column]')].map((column) => column.getBoundingClientRect().left);
  return places.at(-1)! < places[0]!;
}

/** The column before or after the one with the focus; from anywhere else the last or the first. */
function neighbour(event: KeyboardEvent, { deckPanes }: WorkspaceStore, changes: KeyChanges): PaneId | undefined {
  const command = workspaceCommandFor(event, ['previousColumn', 'nextColumn'], changes);
  const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  // With the command key of a Mac, arrows lead back and forth in the browser.
  if (!command || (isSideways && event.metaKey)) return undefined;
  // An arrow means the side that it shows.
  const step = (command === 'nextColumn') === (isSideways && isMirrored()) ? -1 : 1;
  const column = document.activeElement?.closest<HTMLElement>('[data-column]')?.dataset['column'];
  return column === undefined ? deckPanes.at(step === 1 ? 0 : -1) : deckPanes[deckPanes.indexOf(column) + step];
}
