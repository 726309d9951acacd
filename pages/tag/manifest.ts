import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'tag',
  title: 'page.tag',
  icon: 'hash',
  routes: [{ pattern: '/tags/:tag' }],
  texts: ['tag'],
  load: () => import('./TagPage'),
});
