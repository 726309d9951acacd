import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'channel-edit',
  title: 'channelEditPage.title',
  icon: 'channel',
  requires: 'signedIn',
  routes: [{ pattern: '/channels/new' }, { pattern: '/channels/:channelId/edit' }],
  texts: ['form', 'sorting'],
});
