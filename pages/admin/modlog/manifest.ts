import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/modlog',
  title: 'adminModlogPage.title',
  icon: 'listSearch',
  requires: 'administrator',
  routes: [{ pattern: '/admin/modlog', query: ['type', 'user'], inside: ['type', 'user'] }],
  listing: { order: 120, group: 'adminPage.administration' },
});
