import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/relays',
  title: 'adminRelaysPage.title',
  icon: 'planet',
  requires: 'administrator',
  routes: [{ pattern: '/admin/relays' }],
  listing: { order: 260, group: 'adminPage.settings' },
});
