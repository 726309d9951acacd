import type { RootStore } from '~/stores/RootStore';
import type { DashboardPlace } from './dashboardPlace';

/** Shows the dashboard where it has room, or hides it. Of the panel that is remembered, of the drawer it is not. */
export function toggleDashboard({ settings, dashboardDrawer }: RootStore, place: DashboardPlace): void {
  if (place === 'panel') settings.set('showDashboard', !settings.get('showDashboard'));
  if (place === 'drawer') dashboardDrawer.set(!dashboardDrawer.isOpen);
}

/** Whether the dashboard can be seen there. Read it inside an observer. */
export function isDashboardShown({ settings, dashboardDrawer }: RootStore, place: DashboardPlace): boolean {
  return place === 'panel' ? settings.get('showDashboard') : place === 'drawer' && dashboardDrawer.isOpen;
}
