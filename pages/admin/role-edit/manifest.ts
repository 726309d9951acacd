import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/role-edit',
  title: 'adminRoleEditPage.title',
  hasOwnTitle: true,
  icon: 'badges',
  requires: 'administrator',
  routes: [{ pattern: '/admin/roles/:roleId/edit' }],
  example: { roleId: { from: 'admin/roles/list' } },
});
