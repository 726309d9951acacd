import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'widgetPicker',
  title: 'dashboard.title.addWidget',
  presentation: 'dialog',
  // What is dragged out of it is dropped behind it.
  modal: false,
  texts: ['dashboard', 'widget'],
  load: () => import('./WidgetPickerWindow'),
});
