import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'miauth',
  title: 'page.authorise',
  icon: 'key',
  routes: [{ pattern: '/miauth/:session', query: { callback: 'callback', name: 'name', icon: 'icon', permission: 'permission' } }],
  texts: ['authorise', 'permission', 'auth'],
  load: () => import('./MiauthPage'),
});
