import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/queue',
  title: 'adminQueuePage.title',
  icon: 'clockPlay',
  requires: 'administrator',
  routes: [{ pattern: '/admin/queue', hash: 'tab', inside: ['tab'] }],
  listing: { order: 80, group: 'adminPage.administration' },
});
