import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'statusBars',
  title: 'shell.editStatusBars',
  presentation: 'dialog',
  modal: true,
  load: () => import('./StatusBarsWindow'),
});
