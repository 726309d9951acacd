import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'sign-in',
  title: 'signInPage.title',
  icon: 'login',
  routes: [{ pattern: '/sign-in', query: ['server', 'mode', 'back'] }],
});
