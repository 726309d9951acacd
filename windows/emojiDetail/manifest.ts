import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'emojiDetail',
  title: 'emojiDetailWindow.title',
  presentation: 'dialog',
  modal: true,
  load: () => import('./EmojiDetailWindow'),
});
