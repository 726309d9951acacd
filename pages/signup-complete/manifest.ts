import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'signup-complete',
  title: 'signupCompletePage.title',
  icon: 'userPlus',
  routes: [{ pattern: '/signup-complete/:code' }],
  example: { code: 'a-code' },
});
