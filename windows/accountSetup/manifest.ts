import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'accountSetup',
  title: 'accountSetupWindow.title',
  presentation: 'dialog',
  modal: true,
  load: () => import('./AccountSetupWindow'),
});
