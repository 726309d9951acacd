import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'explore',
  title: 'explorePage.title',
  icon: 'hash',
  routes: [{ pattern: '/explore', hash: 'tab', inside: ['tab'] }],
  example: { tab: 'users' },
  nav: { order: 40, isForVisitors: true },
  column: { order: 65 },
});
