import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'public-list',
  title: 'publicListPage.title',
  icon: 'list',
  routes: [{ pattern: '/list/:listId' }],
  texts: ['list', 'command'],
});
