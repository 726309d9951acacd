import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'instance-info',
  title: 'instanceInfoPage.title',
  icon: 'planet',
  routes: [{ pattern: '/instance-info/:host', hash: 'tab', inside: ['tab'] }],
  texts: ['server', 'profile', 'chart', 'markup'],
});
