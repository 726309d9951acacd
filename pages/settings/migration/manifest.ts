import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/migration',
  title: 'settingsMigrationPage.title',
  icon: 'arrowsMove',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/migration' }],
  listing: { order: 260, group: 'settingsPage.other' },
});
