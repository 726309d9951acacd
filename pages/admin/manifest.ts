import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin',
  title: 'adminPage.title',
  icon: 'dashboard',
  requires: 'administrator',
  routes: [{ pattern: '/admin' }],
  nav: { order: 190, place: 'foot', indicator: 'reports' },
});
