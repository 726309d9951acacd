import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/webhook-edit',
  title: 'settingsWebhookEditPage.title',
  icon: 'share',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/webhook/edit/:webhookId' }],
  texts: ['form', 'webhook'],
});
