import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'welcome',
  title: 'welcomePage.title',
  icon: 'home',
  routes: [{ pattern: '/', only: 'visitors' }],
  nav: { order: -10, isForVisitors: true },
});
