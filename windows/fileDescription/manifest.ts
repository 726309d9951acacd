import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'fileDescription',
  title: 'drive.title.fileDescription',
  presentation: 'dialog',
  modal: true,
  texts: ['drive', 'form'],
  load: () => import('./FileDescriptionWindow'),
});
