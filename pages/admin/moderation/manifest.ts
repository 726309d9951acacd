import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/moderation',
  title: 'adminModerationPage.title',
  icon: 'shield',
  requires: 'administrator',
  routes: [{ pattern: '/admin/moderation', hash: 'setting', inside: ['setting'] }],
  listing: { order: 230, group: 'adminPage.settings' },
});
