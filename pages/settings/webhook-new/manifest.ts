import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/webhook-new',
  title: 'settingsWebhookNewPage.title',
  icon: 'share',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/webhook/new' }],
});
