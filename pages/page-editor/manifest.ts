import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'page-editor',
  title: 'pageEditorPage.title',
  icon: 'pencil',
  requires: 'signedIn',
  routes: [{ pattern: '/pages/new' }, { pattern: '/pages/edit/:pageId' }],
  texts: ['writtenPage', 'form', 'sorting', 'composer', 'noteDetail', 'noteMenu'],
});
