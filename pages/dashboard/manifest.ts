import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'dashboard',
  title: 'page.dashboard',
  icon: 'layoutDashboard',
  requires: 'signedIn',
  routes: [{ pattern: '/dashboard', query: ['wall', 'id'], inside: ['id'] }],
  column: { order: 80 },
  nav: { order: 120 },
});
