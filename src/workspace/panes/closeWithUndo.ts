import type { RootStore } from '~/stores/RootStore';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import { closeAsked } from './closeAsked';
import type { LivePane } from './LivePane';

/**
 * Closes a column or window, after a question if something in it is unsaved. A message offers to undo that, because Escape and
 * the close button are easily pressed by mistake. @returns whether it is closed
 */
export async function closeWithUndo(root: RootStore, store: WorkspaceStore, pane: LivePane): Promise<boolean> {
  const title = store.pane(pane.id).title ?? pane.title;
  const reopen = await closeAsked(root, store, pane);
  if (reopen) tellWithUndo(root, root.i18n.t('column.closed', { title }), reopen, () => store.shown.has(pane.id));
  return reopen !== null;
}

/** How long the undo button stays, in ms. It takes longer to notice and reach than a plain message. */
const OFFER_MS = 8000;

/**
 * Shows a message about a change of the workspace, with a button that undoes it.
 * @param isUndone whether the change is undone by other means, such as the button of the deck; observable
 */
export function tellWithUndo({ overlays, i18n }: RootStore, text: string, revert: () => void, isUndone: () => boolean): void {
  overlays.toast({
    kind: 'info',
    text,
    action: { label: i18n.t('column.undo'), run: revert },
    durationMs: OFFER_MS,
    isStale: isUndone,
  });
}
