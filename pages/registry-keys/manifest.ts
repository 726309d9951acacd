import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'registry-keys',
  title: 'registry.title',
  icon: 'table',
  requires: 'signedIn',
  routes: [{ pattern: '/registry/keys/:domain/:path*' }],
  texts: ['registry', 'form'],
});
