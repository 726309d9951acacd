import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'role',
  title: 'rolePage.title',
  icon: 'badge',
  routes: [{ pattern: '/roles/:role', hash: 'tab', inside: ['tab'] }],
  texts: ['profile'],
});
