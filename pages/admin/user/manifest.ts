import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/user',
  title: 'adminUserPage.title',
  hasOwnTitle: true,
  icon: 'user',
  requires: 'administrator',
  routes: [{ pattern: '/admin/user/:userId', hash: 'tab', inside: ['tab'] }],
  example: { userId: { from: 'users' } },
});
