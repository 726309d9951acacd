import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'list',
  title: 'listPage.title',
  hasOwnTitle: true,
  icon: 'list',
  requires: 'signedIn',
  routes: [{ pattern: '/my/lists/:listId' }],
  example: { listId: { from: 'users/lists/list' } },
});
