import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'miauth',
  title: 'page.authorize',
  icon: 'key',
  routes: [{ pattern: '/miauth/:session', query: ['callback', 'name', 'icon', 'permission'] }],
  example: { session: 'a-session', name: 'App', permission: 'read:account' },
});
