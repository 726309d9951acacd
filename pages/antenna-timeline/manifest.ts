import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'antenna-timeline',
  title: 'antennaTimelinePage.title',
  hasOwnTitle: true,
  icon: 'antenna',
  requires: 'signedIn',
  column: { order: 30, title: 'columnMenu.antennas', choices: () => import('./columnChoices') },
  needsOnlyStartTexts: true,
  routes: [{ pattern: '/timeline/antenna/:antennaId' }],
  example: { antennaId: { from: 'antennas/list' } },
});
