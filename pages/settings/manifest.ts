import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings',
  title: 'settingsPage.title',
  icon: 'settings',
  requires: 'signedIn',
  routes: [{ pattern: '/settings' }],
  nav: { order: 200, place: 'foot' },
  goTo: [{ letter: 'O' }],
});
