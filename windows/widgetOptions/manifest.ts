import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'widgetOptions',
  title: 'dashboard.title.widgetOptions',
  presentation: 'dialog',
  head: 'own',
  modal: true,
  texts: ['dashboard', 'form', 'widget'],
  load: () => import('./WidgetOptionsWindow'),
});
