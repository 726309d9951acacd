import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'avatarDecoration',
  title: 'avatarDecorationWindow.title',
  presentation: 'dialog',
  modal: true,
  load: () => import('./AvatarDecorationWindow'),
});
