import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/drive',
  title: 'settingsDrivePage.title',
  icon: 'cloud',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/drive' }],
  listing: { order: 40, group: 'settingsPage.basic' },
});
