import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/memory',
  title: 'settingsMemoryPage.title',
  icon: 'history',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/memory' }],
  listing: { order: 180, group: 'settingsPage.client' },
  neededOffline: true,
});
