import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'list-timeline',
  title: 'page.listTimeline',
  icon: 'list',
  requires: 'signedIn',
  routes: [{ pattern: '/timeline/list/:listId' }],
  load: () => import('./ListTimelinePage'),
});
