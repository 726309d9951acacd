import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/avatar-decorations',
  title: 'adminAvatarDecorationsPage.title',
  icon: 'sparkles',
  requires: 'administrator',
  routes: [{ pattern: '/admin/avatar-decorations' }],
  listing: { order: 60, group: 'adminPage.administration' },
});
