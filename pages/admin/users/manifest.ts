import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/users',
  title: 'adminUsersPage.title',
  icon: 'users',
  requires: 'administrator',
  routes: [
    {
      pattern: '/admin/users',
      query: ['sort', 'state', 'origin', 'username', 'host'],
      inside: ['sort', 'state', 'origin', 'username', 'host'],
    },
  ],
  listing: { order: 20, group: 'adminPage.administration' },
});
