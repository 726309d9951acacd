import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'signUp',
  title: 'shell.signUp',
  presentation: 'dialog',
  modal: true,
  load: () => import('./SignUpWindow'),
});
