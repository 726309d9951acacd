import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/settings',
  title: 'adminSettingsPage.title',
  icon: 'settings',
  requires: 'administrator',
  routes: [{ pattern: '/admin/settings', hash: 'setting', inside: ['setting'] }],
  listing: { order: 210, group: 'adminPage.settings' },
});
