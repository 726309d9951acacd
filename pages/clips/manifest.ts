import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'clips',
  title: 'clipsPage.title',
  icon: 'paperclip',
  requires: 'signedIn',
  routes: [{ pattern: '/my/clips', hash: 'tab', inside: ['tab'] }],
  nav: { order: 110 },
  goTo: [{ letter: 'C' }],
});
