import type { RootStore } from '~/stores/RootStore';
import { createDashboardDrawer } from '~/stores/ui/DrawerState';
import type { DashboardPlace } from './dashboardPlace';

/** Shows or hides the dashboard. The panel remembers its state in the settings, the drawer does not. */
export function toggleDashboard({ settings, part }: RootStore, place: DashboardPlace): void {
  const drawer = part(createDashboardDrawer);
  if (place === 'panel') settings.set('showDashboard', !settings.get('showDashboard'));
  if (place === 'drawer') drawer.set(!drawer.isOpen);
}

/** Whether the dashboard is visible in that place. Call it inside an observer. */
export function isDashboardShown({ settings, part }: RootStore, place: DashboardPlace): boolean {
  return place === 'panel' ? settings.get('showDashboard') : place === 'drawer' && part(createDashboardDrawer).isOpen;
}
