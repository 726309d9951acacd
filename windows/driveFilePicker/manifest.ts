import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'driveFilePicker',
  title: 'drive.title.chooseFiles',
  presentation: 'dialog',
  modal: true,
  load: () => import('./DriveFilePickerWindow'),
});
