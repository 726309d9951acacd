import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/general',
  title: 'settingsGeneralPage.title',
  icon: 'layoutDistributeVertical',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/general' }],
  listing: { order: 110, group: 'settingsPage.client' },
});
