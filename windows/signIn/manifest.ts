import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'signIn',
  title: 'auth.signIn',
  presentation: 'dialog',
  modal: true,
  load: () => import('./SignInWindow'),
});
