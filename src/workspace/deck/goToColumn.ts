import type { PaneId } from '~/services/workspace/document';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';

/** Brings a column into sight and gives it the focus. */
export function goToColumn(store: WorkspaceStore, pane: PaneId): void {
  store.showTab(pane);
  // A tab that comes to the front is drawn first.
  requestAnimationFrame(() => {
    const column = document.querySelector<HTMLElement>(`[data-column="${CSS.escape(pane)}"]`);
    column?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    (column?.querySelector<HTMLElement>('[data-pane]') ?? column?.querySelector<HTMLElement>('[data-part="title"]'))?.focus();
  });
}
