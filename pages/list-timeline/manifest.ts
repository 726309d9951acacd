import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'list-timeline',
  title: 'listTimelinePage.title',
  hasOwnTitle: true,
  icon: 'list',
  requires: 'signedIn',
  column: { order: 20, title: 'columnMenu.lists', choices: () => import('./columnChoices') },
  needsOnlyStartTexts: true,
  routes: [{ pattern: '/timeline/list/:listId' }],
  example: { listId: { from: 'users/lists/list' } },
});
