import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'widgetPicker',
  title: 'dashboardEditing.title.addWidget',
  presentation: 'dialog',
  // Not modal: a widget that is dragged out is dropped on the dashboard behind.
  modal: false,
  load: () => import('./WidgetPickerWindow'),
});
