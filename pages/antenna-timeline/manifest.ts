import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'antenna-timeline',
  title: 'page.antennaTimeline',
  icon: 'antenna',
  requires: 'signedIn',
  routes: [{ pattern: '/timeline/antenna/:antennaId' }],
  load: () => import('./AntennaTimelinePage'),
});
