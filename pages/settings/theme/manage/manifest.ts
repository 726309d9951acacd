import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/theme/manage',
  title: 'settingsThemeManagePage.title',
  icon: 'palette',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/theme/manage' }],
});
