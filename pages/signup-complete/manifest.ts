import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'signup-complete',
  title: 'page.signUpComplete',
  icon: 'userPlus',
  routes: [{ pattern: '/signup-complete/:code' }],
  texts: ['authorise'],
});
