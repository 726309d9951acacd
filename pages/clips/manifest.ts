import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'clips',
  title: 'page.clips',
  icon: 'paperclip',
  requires: 'signedIn',
  routes: [{ pattern: '/my/clips', hash: 'tab', inside: ['tab'] }],
  nav: { to: '/my/clips', order: 40 },
  texts: ['clip'],
  load: () => import('./ClipsPage'),
});
