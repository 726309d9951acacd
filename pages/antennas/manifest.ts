import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'antennas',
  title: 'antennasPage.title',
  icon: 'antenna',
  requires: 'signedIn',
  routes: [{ pattern: '/my/antennas' }],
  nav: { order: 80, indicator: 'antennas' },
});
