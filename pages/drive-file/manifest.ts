import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'drive-file',
  title: 'driveFilePage.title',
  icon: 'file',
  requires: 'signedIn',
  routes: [{ pattern: '/my/drive/file/:fileId', hash: 'tab', inside: ['tab'] }],
  texts: ['drive'],
});
