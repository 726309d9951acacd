import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'drive',
  title: 'page.drive',
  hasOwnTitle: true,
  icon: 'cloud',
  requires: 'signedIn',
  routes: [{ pattern: '/my/drive' }, { pattern: '/my/drive/folder/:folderId' }],
  example: { folderId: { from: 'drive/folders' } },
  column: { order: 70 },
  nav: { order: 20 },
  goTo: [{ letter: 'D' }],
});
