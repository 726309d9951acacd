import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'notificationKinds',
  title: 'notification.title.notificationKinds',
  presentation: 'dialog',
  modal: true,
  load: () => import('./NotificationKindsWindow'),
});
