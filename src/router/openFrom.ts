import { MAIN_PANE } from '~/services/workspace/document';
import type { SettingsValue } from '~/stores/settings/settingsTable';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import type { Pane } from './PaneContext';

type Target = SettingsValue<'linksInPanes'>;

/**
 * Returns where a press leads (docs/spec/workspace.md WS18). Shift opens a window. Alt opens the main pane, or a column if the
 * press is in the main pane. Without either, columns and windows follow the viewer's setting.
 */
export function targetOf(
  { shiftKey, altKey }: { readonly shiftKey: boolean; readonly altKey: boolean },
  { paneId }: Pick<Pane, 'paneId'>,
  chosen: Target | undefined,
): Target {
  const isMain = paneId === MAIN_PANE;
  if (shiftKey) return 'window';
  if (altKey) return isMain ? 'column' : 'main';
  return isMain ? 'here' : (chosen ?? 'here');
}

/** Opens an address from a pane. New panes belong to the account of that pane. */
export function openFrom(
  { paneId, navigate, navigateMain }: Pick<Pane, 'paneId' | 'navigate' | 'navigateMain'>,
  workspace: WorkspaceStore | undefined,
  to: string,
  target: Target,
): void {
  if (target === 'here') navigate(to);
  else if (target === 'main') navigateMain(to);
  else if (target === 'column') workspace?.openColumn(to, workspace.ownerOf(paneId));
  else workspace?.openWindow(to, workspace.ownerOf(paneId));
}
