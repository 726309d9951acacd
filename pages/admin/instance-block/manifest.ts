import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/instance-block',
  title: 'adminInstanceBlockPage.title',
  icon: 'ban',
  requires: 'administrator',
  routes: [{ pattern: '/admin/instance-block', hash: 'setting', inside: ['setting'] }],
  listing: { order: 270, group: 'adminPage.settings' },
});
