import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'registry',
  title: 'registry.title',
  icon: 'table',
  requires: 'signedIn',
  routes: [{ pattern: '/registry' }],
});
