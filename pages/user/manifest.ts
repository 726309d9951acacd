import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'user',
  title: 'page.user',
  icon: 'user',
  routes: [{ pattern: '/@:acct/:page?', inside: ['page'] }],
  texts: ['profile'],
  load: () => import('./UserPage'),
});
