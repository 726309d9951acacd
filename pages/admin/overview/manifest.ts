import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/overview',
  title: 'adminOverviewPage.title',
  icon: 'dashboard',
  requires: 'administrator',
  routes: [{ pattern: '/admin/overview' }],
  listing: { order: 10, group: 'adminPage.administration' },
});
