import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/security',
  title: 'adminSecurityPage.title',
  icon: 'lock',
  requires: 'administrator',
  routes: [{ pattern: '/admin/security', hash: 'setting', inside: ['setting'] }],
  listing: { order: 250, group: 'adminPage.settings' },
});
