import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/avatar-decoration',
  title: 'settingsAvatarDecorationPage.title',
  icon: 'star',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/avatar-decoration' }],
});
