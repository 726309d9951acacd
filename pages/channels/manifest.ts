import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'channels',
  title: 'channelsPage.title',
  icon: 'deviceTv',
  routes: [{ pattern: '/channels', query: ['q', 'type'], hash: 'tab', inside: ['tab', 'q', 'type'] }],
  nav: { order: 100 },
});
