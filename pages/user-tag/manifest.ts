import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'user-tag',
  title: 'userTagPage.title',
  hasOwnTitle: true,
  icon: 'users',
  routes: [{ pattern: '/user-tags/:tag' }],
  example: { tag: 'botany' },
});
