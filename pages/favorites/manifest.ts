import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'favorites',
  title: 'favoritesPage.title',
  icon: 'star',
  requires: 'signedIn',
  routes: [{ pattern: '/my/favorites' }],
  nav: { order: 90 },
  column: { order: 45 },
});
