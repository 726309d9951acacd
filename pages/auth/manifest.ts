import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'auth',
  title: 'page.authorise',
  icon: 'key',
  routes: [{ pattern: '/auth/:token' }],
  texts: ['authorise', 'permission', 'auth', 'form'],
});
