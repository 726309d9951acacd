import { definePage } from '~/registry/definePage';

const wanted = ['q', 'by', 'host', 'since', 'until', 'files', 'reactions', 'kind', 'account'] as const;

export default definePage({
  id: 'memory',
  title: 'memoryPage.title',
  hasOwnTitle: true,
  icon: 'history',
  requires: 'signedIn',
  hasField: true,
  routes: [{ pattern: '/memory', query: wanted, inside: wanted }],
  example: { q: 'moss' },
  column: { order: 62 },
  nav: { order: 62 },
  neededOffline: true,
});
