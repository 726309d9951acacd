import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'driveFilePicker',
  title: 'page.chooseFiles',
  presentation: 'dialog',
  modal: true,
  texts: ['drive'],
  load: () => import('./DriveFilePickerWindow'),
});
