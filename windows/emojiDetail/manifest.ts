import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'emojiDetail',
  title: 'emojiDetail.title',
  presentation: 'dialog',
  modal: true,
  texts: ['emojiDetail'],
  load: () => import('./EmojiDetailWindow'),
});
