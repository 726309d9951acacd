import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'driveFolderPicker',
  title: 'page.chooseFolder',
  presentation: 'dialog',
  modal: true,
  texts: ['drive'],
  load: () => import('./DriveFolderPickerWindow'),
});
