import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'widgetOptions',
  title: 'page.widgetOptions',
  presentation: 'dialog',
  head: 'own',
  modal: true,
  texts: ['form', 'widget'],
  load: () => import('./WidgetOptionsWindow'),
});
