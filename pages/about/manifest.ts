import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'about',
  title: 'aboutPage.title',
  hasOwnTitle: true,
  icon: 'infoCircle',
  routes: [{ pattern: '/about', hash: 'tab', inside: ['tab'] }],
  nav: { order: 55, place: 'header', isForVisitors: true },
});
