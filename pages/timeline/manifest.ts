import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'timeline',
  title: 'timelinePage.title',
  hasOwnTitle: true,
  icon: 'home',
  iconBy: { param: 'src', icons: { local: 'planet', social: 'bolt', global: 'whirl' } },
  needsOnlyStartTexts: true,
  routes: [
    { pattern: '/', only: 'signedIn' },
    { pattern: '/timeline', query: ['src'] },
  ],
  example: { src: 'local' },
  nav: { order: 0, place: 'top', isForVisitors: true },
  // G starts the go-to keys and cannot follow itself, so the global timeline uses another letter.
  goTo: [
    { letter: 'H', title: 'page.timeline.home', timeline: 'home' },
    { letter: 'L', title: 'page.timeline.local', timeline: 'local' },
    { letter: 'S', title: 'page.timeline.social', timeline: 'social' },
    { letter: 'T', title: 'page.timeline.global', timeline: 'global' },
  ],
  column: { order: 0, title: 'columnMenu.timelines', choices: () => import('./columnChoices') },
  paneMenu: () => import('./paneMenu'),
});
