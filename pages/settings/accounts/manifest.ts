import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/accounts',
  title: 'settingsAccountsPage.title',
  icon: 'users',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/accounts' }],
  listing: { order: 270, group: 'settingsPage.other' },
});
