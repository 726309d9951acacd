import type { RootStore } from '~/stores/RootStore';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import type { LivePane } from './LivePane';

/**
 * Closes a column or window. A message offers to undo that, because Escape and the close button are easily pressed by mistake.
 */
export function closeWithUndo(root: RootStore, store: WorkspaceStore, pane: LivePane): void {
  const title = store.pane(pane.id).title ?? pane.title;
  const reopen = store.close(pane.id);
  tellWithUndo(root, root.i18n.t('column.closed', { title }), reopen);
}

/** How long the undo button stays, in ms. It takes longer to notice and reach than a plain message. */
const OFFER_MS = 8000;

/** Shows a message about a change of the workspace, with a button that undoes it. */
export function tellWithUndo({ overlays, i18n }: RootStore, text: string, revert: () => void): void {
  overlays.toast({ kind: 'info', text, action: { label: i18n.t('column.undo'), run: revert }, durationMs: OFFER_MS });
}
