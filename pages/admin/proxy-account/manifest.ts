import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/proxy-account',
  title: 'adminProxyAccountPage.title',
  icon: 'ghost',
  requires: 'administrator',
  routes: [{ pattern: '/admin/proxy-account', hash: 'setting', inside: ['setting'] }],
  listing: { order: 280, group: 'adminPage.settings' },
});
