import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/apps',
  title: 'settingsAppsPage.title',
  icon: 'key',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/apps' }],
});
