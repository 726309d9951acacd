import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/files',
  title: 'adminFilesPage.title',
  icon: 'cloud',
  requires: 'administrator',
  routes: [{ pattern: '/admin/files', query: ['origin', 'host', 'userId', 'type'], inside: ['origin', 'host', 'userId', 'type'] }],
  listing: { order: 90, group: 'adminPage.administration' },
});
