import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'instance-info',
  title: 'instanceInfoPage.title',
  hasOwnTitle: true,
  icon: 'planet',
  routes: [{ pattern: '/instance-info/:host', hash: 'tab', inside: ['tab'] }],
  example: { host: { from: 'federation/instances', field: 'host' } },
});
