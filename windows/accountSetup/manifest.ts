import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'accountSetup',
  title: 'accountSetupWindow.title',
  presentation: 'dialog',
  modal: true,
  texts: ['form', 'profile', 'profilePicture', 'drive', 'accountFlag', 'push', 'notification', 'popUp'],
  load: () => import('./AccountSetupWindow'),
});
