import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';

/** Keeps the focus on the header of a column that is moved by keyboard: the column is mounted again in its new place. */
export function useKeptFocus(strip: RefObject<HTMLElement | null>, store: WorkspaceStore): void {
  const held = useRef<string | null>(null);
  const drawn = useRef(store.deck.root);
  useEffect(() => {
    const element = strip.current!;
    const remember = ({ target }: FocusEvent) => {
      const header = (target as Element).closest<HTMLElement>('[data-part="header"]');
      held.current = header?.closest<HTMLElement>('[data-column]')?.dataset['column'] ?? null;
    };
    element.addEventListener('focusin', remember);
    return () => element.removeEventListener('focusin', remember);
  }, [strip]);

  const { root } = store.deck;
  useLayoutEffect(() => {
    // Columns are mounted again only when their arrangement changes.
    if (drawn.current === root) return;
    drawn.current = root;
    if (held.current === null || document.activeElement !== document.body) return;
    const column = strip.current!.querySelector(`[data-column="${CSS.escape(held.current)}"]`);
    column?.querySelector<HTMLElement>('[data-part="title"], [data-tab][aria-selected="true"]')?.focus();
  }, [strip, root]);
}
