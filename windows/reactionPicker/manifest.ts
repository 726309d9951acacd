import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'reactionPicker',
  title: 'note.reactionPicker',
  presentation: 'popup',
  modal: false,
  texts: ['reactionPicker'],
  load: () => import('./ReactionPickerWindow'),
});
