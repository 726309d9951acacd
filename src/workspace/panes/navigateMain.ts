import type { NavigateOptions } from '~/router/PaneHistory';
import { isElsewhere } from '~/services/accountRef';
import type { PaneId } from '~/services/workspace/document';
import type { RootStore } from '~/stores/RootStore';
import type { LivePanes } from './LivePanes';

/** Goes to an address in the main pane. If the main pane is not on screen, the address opens in a window. */
export function navigateMain({ workspace }: RootStore, { main }: LivePanes, to: string, options?: NavigateOptions): void {
  if (!workspace.isMainShown) workspace.openWindow(to);
  else main.history.navigate(to, options);
}

/** Goes to an address of a pane in the main pane, or in a window if it is an address on another server. */
export function navigateMainFrom(root: RootStore, panes: LivePanes, paneId: PaneId, to: string): void {
  const { workspace, session } = root;
  const owner = workspace.ownerOf(paneId);
  if (isElsewhere(owner.account, session.current.ref)) workspace.openWindow(to, owner);
  else navigateMain(root, panes, to);
}
