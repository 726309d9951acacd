import type { RootStore } from '~/stores/RootStore';
import { createDashboardDrawer } from '~/stores/ui/DrawerState';
import type { DashboardPlace } from './dashboardPlace';

/** Shows the dashboard where it has room, or hides it. Of the panel that is remembered, of the drawer it is not. */
export function toggleDashboard({ settings, late }: RootStore, place: DashboardPlace): void {
  const drawer = late(createDashboardDrawer);
  if (place === 'panel') settings.set('showDashboard', !settings.get('showDashboard'));
  if (place === 'drawer') drawer.set(!drawer.isOpen);
}

/** Whether the dashboard can be seen there. Read it inside an observer. */
export function isDashboardShown({ settings, late }: RootStore, place: DashboardPlace): boolean {
  return place === 'panel' ? settings.get('showDashboard') : place === 'drawer' && late(createDashboardDrawer).isOpen;
}
