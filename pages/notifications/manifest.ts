import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'notifications',
  title: 'notificationsPage.title',
  icon: 'bell',
  requires: 'signedIn',
  routes: [{ pattern: '/my/notifications', hash: 'tab', inside: ['tab'] }],
  nav: { order: 10, indicator: 'notifications' },
  goTo: [{ letter: 'N' }, { letter: 'M', title: 'page.notifications.mentions', to: '/my/notifications#mentions' }],
  column: { order: 10, choices: () => import('./columnChoices') },
  paneMenu: () => import('./paneMenu'),
  neededOffline: true,
});
