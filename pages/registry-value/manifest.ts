import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'registry-value',
  title: 'registry.title',
  icon: 'table',
  requires: 'signedIn',
  routes: [{ pattern: '/registry/value/:domain/:path*' }],
  texts: ['registry', 'form'],
});
