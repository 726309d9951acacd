import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/other',
  title: 'settingsOtherPage.title',
  icon: 'dots',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/other' }],
  listing: { order: 280, group: 'settingsPage.other' },
});
