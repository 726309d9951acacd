import { askToDiscard } from '~/components/form/askToDiscard';
import type { RootStore } from '~/stores/RootStore';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import type { LivePane } from './LivePane';

/** Closes a pane, after a question if something in it is unsaved. @returns a function that reopens it; null if it stays open */
export async function closeAsked(
  root: Pick<RootStore, 'overlays' | 'i18n'>,
  store: Pick<WorkspaceStore, 'close'>,
  { id, element }: LivePane,
): Promise<(() => void) | null> {
  if (element.querySelector('[data-unsaved]') && !(await askToDiscard(root))) return null;
  return store.close(id);
}
