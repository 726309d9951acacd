import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/abuses',
  title: 'adminAbusesPage.title',
  icon: 'exclamationCircle',
  requires: 'administrator',
  routes: [{ pattern: '/admin/abuses', query: ['state', 'target', 'reporter'], inside: ['state', 'target', 'reporter'] }],
  listing: { order: 110, group: 'adminPage.administration' },
});
