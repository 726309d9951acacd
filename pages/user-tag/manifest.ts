import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'user-tag',
  title: 'userTagPage.title',
  icon: 'users',
  routes: [{ pattern: '/user-tags/:tag' }],
  texts: ['profile'],
});
