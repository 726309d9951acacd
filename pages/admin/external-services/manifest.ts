import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'admin/external-services',
  title: 'adminExternalServicesPage.title',
  icon: 'link',
  requires: 'administrator',
  routes: [{ pattern: '/admin/external-services', hash: 'setting', inside: ['setting'] }],
  listing: { order: 290, group: 'adminPage.settings' },
});
