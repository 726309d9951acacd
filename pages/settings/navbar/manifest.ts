import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/navbar',
  title: 'settingsNavbarPage.title',
  icon: 'menu',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/navbar' }],
  listing: { order: 130, group: 'settingsPage.client' },
});
