import { useEffect, type RefObject } from 'react';
import { isTextField } from '~/lib/isTextField';
import { useStores } from '~/stores/context';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';

/** 1 to 9 lead to a column by its place. */
export function useColumnKeys(store: WorkspaceStore, strip: RefObject<HTMLElement | null>): void {
  const { overlays } = useStores();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.defaultPrevented || hasModifier || !/^[1-9]$/.test(event.key) || overlays.hasOpen() || isTextField(event.target)) return;
      const column = strip.current!.querySelectorAll<HTMLElement>('[data-column]');
      const inOrder = store.deckPanes.flatMap((pane) => [...column].find(({ dataset }) => dataset['column'] === pane) ?? []);
      const target = inOrder[Number(event.key) - 1];
      if (!target) return;
      event.preventDefault();
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      (target.querySelector<HTMLElement>('[data-pane]') ?? target.querySelector<HTMLElement>('[data-part="title"]'))?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [store, strip, overlays]);
}
