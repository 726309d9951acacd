import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'lists',
  title: 'listsPage.title',
  icon: 'list',
  requires: 'signedIn',
  routes: [{ pattern: '/my/lists' }],
  nav: { order: 70 },
});
