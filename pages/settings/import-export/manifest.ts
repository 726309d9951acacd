import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/import-export',
  title: 'settingsImportExportPage.title',
  icon: 'archive',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/import-export' }],
  listing: { order: 250, group: 'settingsPage.other' },
});
