import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'follow-requests',
  title: 'followRequestsPage.title',
  icon: 'userPlus',
  requires: 'signedIn',
  routes: [{ pattern: '/my/follow-requests', hash: 'tab', inside: ['tab'] }],
  nav: { order: 30, only: 'locked', indicator: 'followRequests' },
});
