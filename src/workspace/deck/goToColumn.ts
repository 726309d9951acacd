import type { PaneId } from '~/services/workspace/document';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import type { LivePanes } from '../panes/LivePanes';

/** Scrolls to a column and focuses it. If another column fills the deck, this one takes its place. */
export function goToColumn(store: WorkspaceStore, panes: LivePanes, id: PaneId): void {
  showColumn(store, panes, id, () => panes.of(id, store).focus());
}

/** Scrolls to a column like {@link goToColumn}, and leaves the focus where it is. @param onShown called once it is in sight */
export function showColumn(store: WorkspaceStore, panes: LivePanes, id: PaneId, onShown?: () => void): void {
  store.showTab(id);
  if (store.deck.maximised !== null) store.maximize(id);
  // A tab that comes to the front must be rendered first.
  requestAnimationFrame(() => {
    panes.of(id, store).frame?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    onShown?.();
  });
}
