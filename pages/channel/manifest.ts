import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'channel',
  title: 'channelPage.title',
  hasOwnTitle: true,
  icon: 'deviceTv',
  routes: [{ pattern: '/channels/:channelId', query: ['q'], hash: 'tab', inside: ['tab', 'q'] }],
  example: { channelId: { from: 'channels/featured' } },
  column: { order: 35, title: 'columnMenu.channels', choices: () => import('./columnChoices') },
});
