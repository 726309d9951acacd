import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/statusbar',
  title: 'settingsStatusbarPage.title',
  icon: 'rss',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/statusbar' }],
  listing: { order: 140, group: 'settingsPage.client' },
});
