import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'functionPicker',
  title: 'functionPickerWindow.title',
  presentation: 'popup',
  modal: false,
  load: () => import('./FunctionPickerWindow'),
});
