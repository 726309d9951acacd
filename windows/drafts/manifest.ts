import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'drafts',
  title: 'draftsWindow.title',
  presentation: 'dialog',
  modal: true,
  load: () => import('./DraftsWindow'),
});
