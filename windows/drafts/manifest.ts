import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'drafts',
  title: 'draftsWindow.title',
  presentation: 'dialog',
  modal: true,
  texts: ['composer'],
  load: () => import('./DraftsWindow'),
});
