import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/profile',
  title: 'settingsProfilePage.title',
  icon: 'user',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/profile' }],
  listing: { order: 10, group: 'settingsPage.basic' },
});
