import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/webhook-edit',
  title: 'settingsWebhookEditPage.title',
  hasOwnTitle: true,
  icon: 'share',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/webhook/edit/:webhookId' }],
  example: { webhookId: { from: 'i/webhooks/list' } },
});
