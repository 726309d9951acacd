import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'navMenu',
  title: 'shell.editNavigation',
  presentation: 'dialog',
  modal: true,
  load: () => import('./NavMenuWindow'),
});
