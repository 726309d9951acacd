import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/object-storage',
  title: 'adminObjectStoragePage.title',
  icon: 'cloud',
  requires: 'administrator',
  routes: [{ pattern: '/admin/object-storage', hash: 'setting', inside: ['setting'] }],
  listing: { order: 240, group: 'adminPage.settings' },
});
