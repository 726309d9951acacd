import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'user',
  title: 'page.user',
  icon: 'user',
  routes: [{ pattern: '/@:acct/:page?', inside: ['page'] }],
  address: '/@:username',
  nav: { order: 130, key: 'profile', title: 'shell.profile' },
  goTo: [{ letter: 'U', title: 'shell.profile' }],
  texts: ['profile'],
  load: () => import('./UserPage'),
});
