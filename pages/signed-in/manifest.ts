import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'signed-in',
  title: 'signedInPage.title',
  icon: 'login',
  routes: [{ pattern: '/signed-in', query: ['session'], inside: ['session'] }],
  example: { session: 'a-session' },
});
