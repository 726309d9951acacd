import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/theme/edit',
  title: 'settingsThemeEditPage.title',
  icon: 'palette',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/theme/edit', query: ['from'] }],
});
