import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'decorationForm',
  title: 'decorationFormWindow.title',
  presentation: 'dialog',
  modal: true,
  load: () => import('./DecorationFormWindow'),
});
