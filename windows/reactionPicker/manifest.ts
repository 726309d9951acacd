import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'reactionPicker',
  title: 'note.reactionPicker',
  presentation: 'popup',
  sheetSetting: 'emojiPickerUseDrawerForMobile',
  modal: false,
  load: () => import('./ReactionPickerWindow'),
});
