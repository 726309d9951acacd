import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/security',
  title: 'settingsSecurityPage.title',
  icon: 'lock',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/security' }],
  listing: { order: 60, group: 'settingsPage.basic' },
});
