import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'announcements',
  title: 'announcementsPage.title',
  icon: 'speakerphone',
  routes: [{ pattern: '/announcements', hash: 'tab', inside: ['tab'] }],
  nav: { order: 50, indicator: 'announcements', isForVisitors: true },
  column: { order: 85 },
});
