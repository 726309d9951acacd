import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'channel-edit',
  title: 'channelEditPage.title',
  hasOwnTitle: true,
  icon: 'deviceTv',
  requires: 'signedIn',
  routes: [{ pattern: '/channels/new' }, { pattern: '/channels/:channelId/edit' }],
  example: { channelId: { from: 'channels/owned' } },
});
