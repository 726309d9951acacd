import { definePage } from '~/registry/definePage';

export default definePage({
  id: 'settings/emoji-picker',
  title: 'settingsEmojiPickerPage.title',
  icon: 'moodSmile',
  requires: 'signedIn',
  routes: [{ pattern: '/settings/emoji-picker' }],
  listing: { order: 30, group: 'settingsPage.basic' },
});
