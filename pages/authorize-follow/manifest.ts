import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'authorize-follow',
  title: 'authorizeFollowPage.title',
  icon: 'userPlus',
  requires: 'signedIn',
  routes: [{ pattern: '/authorize-follow', query: ['acct', 'uri'] }],
  example: { acct: 'bob' },
});
