import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'timeline',
  title: 'page.timeline',
  icon: 'home',
  routes: [{ pattern: '/', only: 'signedIn' }, { pattern: '/timeline' }],
  nav: { to: '/', order: 0 },
  load: () => import('./TimelinePage'),
  preload: () => import('./preload'),
});
