import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'public-list',
  title: 'publicListPage.title',
  hasOwnTitle: true,
  icon: 'list',
  routes: [{ pattern: '/list/:listId' }],
  example: { listId: { from: 'users/lists/list' } },
});
