import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/other-settings',
  title: 'adminOtherSettingsPage.title',
  icon: 'adjustments',
  requires: 'administrator',
  routes: [{ pattern: '/admin/other-settings', hash: 'setting', inside: ['setting'] }],
  listing: { order: 300, group: 'adminPage.settings' },
});
