import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/role',
  title: 'adminRolePage.title',
  hasOwnTitle: true,
  icon: 'badges',
  requires: 'administrator',
  routes: [{ pattern: '/admin/roles/:roleId' }],
  example: { roleId: { from: 'admin/roles/list' } },
});
