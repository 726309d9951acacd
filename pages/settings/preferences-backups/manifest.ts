import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/preferences-backups',
  title: 'settingsPreferencesBackupsPage.title',
  icon: 'archive',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/preferences-backups' }],
  listing: { order: 290, group: 'settingsPage.other' },
});
