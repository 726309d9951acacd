import type { NavigateOptions } from '~/router/PaneHistory';
import type { RootStore } from '~/stores/RootStore';
import type { LivePanes } from './LivePanes';

/** Goes to an address in the main pane. If the main pane is not on screen, the address opens in a window. */
export function navigateMain({ workspace }: RootStore, { main }: LivePanes, to: string, options?: NavigateOptions): void {
  if (!workspace.isMainShown) workspace.openWindow(to);
  else main.history.navigate(to, options);
}
