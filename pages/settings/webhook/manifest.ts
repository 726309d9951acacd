import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/webhook',
  title: 'settingsWebhookPage.title',
  icon: 'share',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/webhook' }],
  listing: { order: 240, group: 'settingsPage.other' },
});
