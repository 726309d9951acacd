import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/mute-block',
  title: 'settingsMuteBlockPage.title',
  icon: 'ban',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/mute-block' }],
  listing: { order: 220, group: 'settingsPage.other' },
});
