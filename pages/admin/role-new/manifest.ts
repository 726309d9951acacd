import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/role-new',
  title: 'adminRoleNewPage.title',
  icon: 'badges',
  requires: 'administrator',
  routes: [{ pattern: '/admin/roles/new' }],
});
