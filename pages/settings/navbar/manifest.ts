import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/navbar',
  title: 'settingsNavbarPage.title',
  icon: 'menu2',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/navbar' }],
  listing: { order: 130, group: 'settingsPage.client' },
});
