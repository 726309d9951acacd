import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'custom-emojis-manager',
  title: 'customEmojisManagerPage.title',
  icon: 'moodSmile',
  requires: 'signedIn',
  routes: [{ pattern: '/custom-emojis-manager', hash: 'tab', inside: ['tab'] }],
});
