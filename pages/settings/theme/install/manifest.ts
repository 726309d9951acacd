import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/theme/install',
  title: 'settingsThemeInstallPage.title',
  icon: 'palette',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/theme/install' }],
});
