import type { PaneId } from '~/services/workspace/document';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';

/** Brings a column into sight and gives it the focus. Where one fills the deck, this one does so instead. */
export function goToColumn(store: WorkspaceStore, pane: PaneId): void {
  store.showTab(pane);
  if (store.deck.maximised !== null) store.maximise(pane);
  // A tab that comes to the front is drawn first.
  requestAnimationFrame(() => {
    const column = document.querySelector<HTMLElement>(`[data-column="${CSS.escape(pane)}"]`);
    column?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    (column?.querySelector<HTMLElement>('[data-pane]') ?? column?.querySelector<HTMLElement>('[data-part="title"]'))?.focus();
  });
}
