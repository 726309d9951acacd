import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'channel',
  title: 'channelPage.title',
  icon: 'channel',
  routes: [{ pattern: '/channels/:channelId', query: ['q'], hash: 'tab', inside: ['tab', 'q'] }],
  column: { order: 35, title: 'columnMenu.channels', choices: () => import('./columnChoices') },
  texts: ['timelineMenu'],
});
