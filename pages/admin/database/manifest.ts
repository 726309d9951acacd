import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/database',
  title: 'adminDatabasePage.title',
  icon: 'database',
  requires: 'administrator',
  routes: [{ pattern: '/admin/database' }],
  listing: { order: 410, group: 'adminPage.info' },
});
