import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'page-editor',
  title: 'pageEditorPage.title',
  hasOwnTitle: true,
  icon: 'pencil',
  requires: 'signedIn',
  routes: [{ pattern: '/pages/new' }, { pattern: '/pages/edit/:pageId' }],
  example: { pageId: { from: 'i/pages' } },
});
