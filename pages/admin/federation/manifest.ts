import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/federation',
  title: 'adminFederationPage.title',
  icon: 'planet',
  requires: 'administrator',
  routes: [{ pattern: '/admin/federation', query: ['host', 'state', 'sort'], inside: ['host', 'state', 'sort'] }],
  listing: { order: 70, group: 'adminPage.administration' },
});
