import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'drive-file',
  title: 'driveFilePage.title',
  hasOwnTitle: true,
  icon: 'file',
  requires: 'signedIn',
  routes: [{ pattern: '/my/drive/file/:fileId', hash: 'tab', inside: ['tab'] }],
  example: { fileId: { from: 'drive/files' } },
});
