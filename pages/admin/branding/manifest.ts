import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/branding',
  title: 'adminBrandingPage.title',
  icon: 'paint',
  requires: 'administrator',
  routes: [{ pattern: '/admin/branding', hash: 'setting', inside: ['setting'] }],
  listing: { order: 220, group: 'adminPage.settings' },
});
