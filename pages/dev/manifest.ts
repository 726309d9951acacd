import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'dev',
  title: 'page.dev',
  icon: 'code',
  routes: [{ pattern: '/dev' }],
  texts: ['dev', 'noteDetail', 'noteMenu'],
});
