import { toAppError } from '~/lib/AppError';
import type { LazyLoader } from '~/registry/lazyLoader';
import type { RootStore } from '~/stores/RootStore';
import type { DashboardPlace } from './dashboardPlace';
import { drawerOf } from './loadDashboard';

/** Shows the dashboard where it has room, or hides it. Of the panel that is remembered, of the drawer it is not. */
export async function toggleDashboard(root: RootStore, loader: LazyLoader, place: DashboardPlace): Promise<void> {
  const { settings, dashboardDrawer, overlays } = root;
  if (place === 'panel') settings.set('showDashboard', !settings.get('showDashboard'));
  if (place !== 'drawer') return;
  if (dashboardDrawer.isOpen) return dashboardDrawer.set(false);
  try {
    await drawerOf(root.i18n, loader);
    dashboardDrawer.set(true);
  } catch (error) {
    overlays.showError(toAppError(error));
  }
}

/** Whether the dashboard can be seen there. Read it inside an observer. */
export function isDashboardShown({ settings, dashboardDrawer }: RootStore, place: DashboardPlace): boolean {
  return place === 'panel' ? settings.get('showDashboard') : place === 'drawer' && dashboardDrawer.isOpen;
}
