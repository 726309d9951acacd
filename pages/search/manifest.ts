import { definePage } from '~/registry/definePage';

const wanted = ['q', 'channel', 'type', 'origin', 'user'] as const;

export default definePage({
  id: 'search',
  title: 'searchPage.title',
  hasOwnTitle: true,
  icon: 'search',
  hasField: true,
  routes: [{ pattern: '/search', query: wanted, inside: wanted }],
  example: { q: 'moss' },
  column: { order: 60 },
  nav: { order: 60 },
  neededOffline: true,
});
