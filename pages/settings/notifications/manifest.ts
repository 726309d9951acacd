import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/notifications',
  title: 'settingsNotificationsPage.title',
  icon: 'bell',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/notifications' }],
  listing: { order: 50, group: 'settingsPage.basic' },
});
