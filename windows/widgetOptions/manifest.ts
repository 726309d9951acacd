import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'widgetOptions',
  title: 'dashboardEditing.title.widgetOptions',
  presentation: 'dialog',
  head: 'own',
  modal: true,
  load: () => import('./WidgetOptionsWindow'),
});
