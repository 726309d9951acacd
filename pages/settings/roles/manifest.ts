import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/roles',
  title: 'settingsRolesPage.title',
  icon: 'badge',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/roles' }],
  listing: { order: 210, group: 'settingsPage.other' },
});
