import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'auth',
  title: 'page.authorize',
  icon: 'key',
  routes: [{ pattern: '/auth/:token' }],
  example: { token: 'a-token' },
});
