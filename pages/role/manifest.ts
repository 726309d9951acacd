import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'role',
  title: 'rolePage.title',
  icon: 'badge',
  routes: [{ pattern: '/roles/:role', hash: 'tab', inside: ['tab'] }],
  column: { order: 37, title: 'columnMenu.roles', choices: () => import('./columnChoices') },
  texts: ['profile'],
});
