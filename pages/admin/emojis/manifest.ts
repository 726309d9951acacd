import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/emojis',
  title: 'adminEmojisPage.title',
  icon: 'icons',
  requires: 'administrator',
  routes: [{ pattern: '/admin/emojis', hash: 'tab', inside: ['tab'] }],
  listing: { order: 50, group: 'adminPage.administration' },
});
