import { definePage } from '~/registry/definePage';

const wanted = { q: 'q', channel: 'channel', type: 'type', origin: 'origin', user: 'user' };

export default definePage({
  id: 'search',
  title: 'page.search',
  icon: 'search',
  routes: [{ pattern: '/search', query: wanted, inside: Object.keys(wanted) }],
  nav: { order: 60 },
  texts: ['search', 'profile'],
  load: () => import('./SearchPage'),
});
