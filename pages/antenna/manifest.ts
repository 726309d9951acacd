import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'antenna',
  title: 'antennaPage.title',
  hasOwnTitle: true,
  icon: 'antenna',
  requires: 'signedIn',
  routes: [{ pattern: '/my/antennas/create' }, { pattern: '/my/antennas/:antennaId' }],
  example: { antennaId: { from: 'antennas/list' } },
});
