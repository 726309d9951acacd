import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'welcome',
  title: 'page.welcome',
  icon: 'home',
  routes: [{ pattern: '/', only: 'visitors' }],
  texts: ['auth', 'welcome'],
  load: () => import('./WelcomePage'),
});
