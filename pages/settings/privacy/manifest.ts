import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/privacy',
  title: 'settingsPrivacyPage.title',
  icon: 'lock',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/privacy' }],
  listing: { order: 20, group: 'settingsPage.basic' },
});
