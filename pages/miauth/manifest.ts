import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'miauth',
  title: 'page.authorise',
  icon: 'key',
  routes: [{ pattern: '/miauth/:session', query: ['callback', 'name', 'icon', 'permission'] }],
  texts: ['authorise', 'permission', 'auth', 'form'],
});
