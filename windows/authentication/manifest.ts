import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'authentication',
  title: 'authenticationWindow.title',
  presentation: 'dialog',
  modal: true,
  load: () => import('./AuthenticationWindow'),
});
