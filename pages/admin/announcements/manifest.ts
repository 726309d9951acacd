import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/announcements',
  title: 'adminAnnouncementsPage.title',
  icon: 'speakerphone',
  requires: 'administrator',
  routes: [{ pattern: '/admin/announcements' }],
  listing: { order: 100, group: 'adminPage.administration' },
});
