import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'pages',
  title: 'pagesPage.title',
  icon: 'news',
  routes: [{ pattern: '/pages', hash: 'tab', inside: ['tab'] }],
  nav: { order: 115, isForVisitors: true },
  goTo: [{ letter: 'P' }],
  column: { order: 67 },
});
