import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/theme',
  title: 'settingsThemePage.title',
  icon: 'palette',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/theme' }],
  listing: { order: 120, group: 'settingsPage.client' },
});
