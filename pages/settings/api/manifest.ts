import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/api',
  title: 'settingsApiPage.title',
  icon: 'code',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/api' }],
  listing: { order: 230, group: 'settingsPage.other' },
});
