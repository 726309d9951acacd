import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'announcement',
  title: 'announcementWindow.title',
  presentation: 'dialog',
  modal: true,
  load: () => import('./AnnouncementWindow'),
});
