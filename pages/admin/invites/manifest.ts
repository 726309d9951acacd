import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/invites',
  title: 'adminInvitesPage.title',
  icon: 'userPlus',
  requires: 'administrator',
  routes: [{ pattern: '/admin/invites', query: ['type', 'sort'], inside: ['type', 'sort'] }],
  listing: { order: 30, group: 'adminPage.administration' },
});
