import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'driveFolderPicker',
  title: 'drive.title.chooseFolder',
  presentation: 'dialog',
  modal: true,
  load: () => import('./DriveFolderPickerWindow'),
});
