import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'registry-keys',
  title: 'registry.title',
  hasOwnTitle: true,
  icon: 'table',
  requires: 'signedIn',
  routes: [{ pattern: '/registry/keys/:domain/:path*' }],
  example: { domain: '@', path: 'client/base' },
});
