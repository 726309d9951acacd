import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'list',
  title: 'listPage.title',
  icon: 'list',
  requires: 'signedIn',
  routes: [{ pattern: '/my/lists/:listId' }],
  texts: ['list'],
});
