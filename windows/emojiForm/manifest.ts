import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'emojiForm',
  title: 'emojiFormWindow.title',
  presentation: 'dialog',
  modal: true,
  load: () => import('./EmojiFormWindow'),
});
