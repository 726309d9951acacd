import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/roles',
  title: 'adminRolesPage.title',
  icon: 'badges',
  requires: 'administrator',
  routes: [{ pattern: '/admin/roles', hash: 'tab', inside: ['tab'] }],
  listing: { order: 40, group: 'adminPage.administration' },
});
