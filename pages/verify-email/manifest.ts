import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'verify-email',
  title: 'verifyEmailPage.title',
  icon: 'mail',
  routes: [{ pattern: '/verify-email/:code' }],
  example: { code: 'a-code' },
});
