import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/shortcuts',
  title: 'settingsShortcutsPage.title',
  icon: 'key',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/shortcuts' }],
  listing: { order: 160, group: 'settingsPage.client' },
});
