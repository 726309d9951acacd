import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'emojiPicker',
  title: 'emojiPicker.title',
  presentation: 'popup',
  sheetSetting: 'emojiPickerUseDrawerForMobile',
  modal: false,
  load: () => import('./EmojiPickerWindow'),
});
