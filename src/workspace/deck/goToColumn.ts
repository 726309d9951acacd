import type { PaneId } from '~/services/workspace/document';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';

/** Scrolls to a column and focuses it. If another column fills the deck, this one takes its place. */
export function goToColumn(store: WorkspaceStore, pane: PaneId): void {
  store.showTab(pane);
  if (store.deck.maximised !== null) store.maximise(pane);
  // A tab that comes to the front must be rendered first.
  requestAnimationFrame(() => {
    const column = document.querySelector<HTMLElement>(`[data-column="${CSS.escape(pane)}"]`);
    column?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    (column?.querySelector<HTMLElement>('[data-pane]') ?? column?.querySelector<HTMLElement>('[data-part="title"]'))?.focus();
  });
}
