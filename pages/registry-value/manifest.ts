import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'registry-value',
  title: 'registry.title',
  hasOwnTitle: true,
  icon: 'table',
  requires: 'signedIn',
  routes: [{ pattern: '/registry/value/:domain/:path*' }],
  example: { domain: '@', path: 'client/notes/word' },
});
