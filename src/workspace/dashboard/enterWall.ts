import type { Pane } from '~/router/PaneContext';
import { DASHBOARD_HREF } from './dashboardPlace';

/** Shows a dashboard on the full screen, the first one without an id. Call it in a handler of a press or key, which browsers ask for. */
export function enterWall({ navigateMain }: Pick<Pane, 'navigateMain'>, id?: string): void {
  // Some browsers refuse, or have no full screen. They show the page without navigation.
  document.documentElement.requestFullscreen?.().catch(() => {});
  navigateMain(`${DASHBOARD_HREF}?zen&wall${id === undefined ? '' : `&id=${id}`}`);
}
