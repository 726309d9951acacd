import { definePage } from '~/registry/definePage';

/** The dashboard is no feature of its own folder, because it is made of features. */
export const dashboardPage = definePage({
  id: 'dashboard',
  title: 'page.dashboard',
  icon: 'dashboard',
  requires: 'signedIn',
  routes: [{ pattern: '/dashboard' }],
  texts: ['dashboard', 'widget'],
  load: () => import('./DashboardPage'),
});
