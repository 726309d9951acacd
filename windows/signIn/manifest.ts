import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'signIn',
  title: 'shell.signIn',
  presentation: 'dialog',
  modal: true,
  load: () => import('./SignInWindow'),
});
