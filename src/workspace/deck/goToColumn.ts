import type { PaneId } from '~/services/workspace/document';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import type { LivePanes } from '../panes/LivePanes';

/** Scrolls to a column and focuses it. If another column fills the deck, this one takes its place. */
export function goToColumn(store: WorkspaceStore, panes: LivePanes, id: PaneId): void {
  store.showTab(id);
  if (store.deck.maximised !== null) store.maximize(id);
  // A tab that comes to the front must be rendered first.
  requestAnimationFrame(() => {
    const pane = panes.of(id, store);
    pane.frame?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    pane.focus();
  });
}
