import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/server-rules',
  title: 'adminServerRulesPage.title',
  icon: 'listNumbers',
  requires: 'administrator',
  routes: [{ pattern: '/admin/server-rules', hash: 'setting', inside: ['setting'] }],
});
