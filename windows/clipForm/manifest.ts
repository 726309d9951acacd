import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'clipForm',
  title: 'page.clip',
  presentation: 'dialog',
  modal: true,
  load: () => import('./ClipFormWindow'),
});
