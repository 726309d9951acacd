import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'timeline',
  title: 'page.timeline',
  icon: 'home',
  routes: [
    { pattern: '/', only: 'signedIn' },
    { pattern: '/timeline', query: { src: 'src' } },
  ],
  nav: { to: '/', order: 0 },
  load: () => import('./TimelinePage'),
  paneMenu: () => import('./paneMenu'),
  preload: () => import('./preload'),
});
