import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'dev',
  title: 'devPage.title',
  icon: 'code',
  routes: [{ pattern: '/dev' }],
});
