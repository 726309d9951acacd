import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'imageViewer',
  title: 'imageViewerWindow.title',
  presentation: 'dialog',
  head: 'own',
  modal: true,
  load: () => import('./ImageViewerWindow'),
});
