import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'userChooser',
  title: 'userChooserWindow.title',
  presentation: 'dialog',
  modal: true,
  load: () => import('./UserChooserWindow'),
});
