import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'invite',
  title: 'invitePage.title',
  icon: 'userPlus',
  requires: 'signedIn',
  routes: [{ pattern: '/invite' }],
});
