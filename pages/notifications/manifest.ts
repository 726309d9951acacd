import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'notifications',
  title: 'page.notifications',
  icon: 'bell',
  requires: 'signedIn',
  routes: [{ pattern: '/my/notifications', hash: 'tab', inside: ['tab'] }],
  nav: { to: '/my/notifications', order: 10, indicator: 'notifications' },
  texts: ['notification'],
  paneMenu: () => import('./paneMenu'),
  load: () => import('./NotificationsPage'),
});
