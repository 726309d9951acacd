import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'forgotPassword',
  title: 'auth.forgot',
  presentation: 'dialog',
  modal: true,
  load: () => import('./ForgotPasswordWindow'),
});
