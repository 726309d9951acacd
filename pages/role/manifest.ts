import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'role',
  title: 'rolePage.title',
  hasOwnTitle: true,
  icon: 'badge',
  routes: [{ pattern: '/roles/:role', hash: 'tab', inside: ['tab'] }],
  example: { role: { from: 'roles/list' } },
  column: { order: 37, title: 'columnMenu.roles', choices: () => import('./columnChoices') },
});
