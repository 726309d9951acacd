import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'keyHelp',
  title: 'shell.keys',
  presentation: 'dialog',
  modal: true,
  load: () => import('./KeyHelpWindow'),
});
