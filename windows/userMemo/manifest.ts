import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'userMemo',
  title: 'user.editMemo',
  presentation: 'dialog',
  modal: true,
  load: () => import('./UserMemoWindow'),
});
