import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/file',
  title: 'adminFilePage.title',
  hasOwnTitle: true,
  icon: 'file',
  requires: 'administrator',
  routes: [{ pattern: '/admin/file/:fileId', hash: 'tab', inside: ['tab'] }],
  example: { fileId: { from: 'drive/files' } },
});
