import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'accessToken',
  title: 'accessTokenWindow.title',
  presentation: 'dialog',
  modal: true,
  load: () => import('./AccessTokenWindow'),
});
