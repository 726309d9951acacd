import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'emojiWindow',
  title: 'emojiPicker.title',
  presentation: 'floating',
  size: { width: 300, height: 290 },
  modal: false,
  load: () => import('./EmojiWindow'),
});
