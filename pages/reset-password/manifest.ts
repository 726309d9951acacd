import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'reset-password',
  title: 'resetPasswordPage.title',
  icon: 'key',
  routes: [{ pattern: '/reset-password/:token' }],
  example: { token: 'a-token' },
});
