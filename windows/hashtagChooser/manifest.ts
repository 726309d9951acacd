import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'hashtagChooser',
  title: 'hashtagChooserWindow.title',
  presentation: 'dialog',
  modal: true,
  load: () => import('./HashtagChooserWindow'),
});
