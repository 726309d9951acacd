import type { Pane } from '~/router/PaneContext';
import { DASHBOARD_HREF } from './dashboardPlace';

/** The address of the dashboard on the whole screen, without navigation and header. */
const WALL_HREF = `${DASHBOARD_HREF}?zen&wall`;

/** Shows the dashboard on the whole screen. Call it in a handler of a press or key, which browsers ask for. */
export function enterWall({ navigateMain }: Pick<Pane, 'navigateMain'>): void {
  // Some browsers refuse, or have no whole screen. They show the page without navigation.
  document.documentElement.requestFullscreen?.().catch(() => {});
  navigateMain(WALL_HREF);
}
