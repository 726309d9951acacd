import { useEffect } from 'react';
import { isTextField } from '~/lib/isTextField';
import { useStores } from '~/stores/context';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import { goToColumn } from './goToColumn';

/** 1 to 9 lead to a column by its place. */
export function useColumnKeys(store: WorkspaceStore): void {
  const { overlays } = useStores();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.defaultPrevented || hasModifier || !/^[1-9]$/.test(event.key) || overlays.hasOpen() || isTextField(event.target)) return;
      const pane = store.deckPanes[Number(event.key) - 1];
      if (pane === undefined) return;
      event.preventDefault();
      goToColumn(store, pane);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [store, overlays]);
}
