import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'avatar-decorations',
  title: 'avatarDecorationsPage.title',
  icon: 'star',
  requires: 'signedIn',
  routes: [{ pattern: '/avatar-decorations' }],
});
