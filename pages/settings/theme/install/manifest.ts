import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/theme/install',
  title: 'settingsThemeInstallPage.title',
  icon: 'palette',
  requires: 'signedIn',
  // The text of a theme from a file, which never leaves the browser.
  routes: [{ pattern: '/settings/theme/install', hash: 'code' }],
});
