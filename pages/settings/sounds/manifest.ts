import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/sounds',
  title: 'settingsSoundsPage.title',
  icon: 'music',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/sounds' }],
  listing: { order: 150, group: 'settingsPage.client' },
});
