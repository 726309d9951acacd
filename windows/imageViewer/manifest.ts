import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'imageViewer',
  title: 'media.viewer.title',
  presentation: 'dialog',
  head: 'own',
  modal: true,
  texts: ['media'],
  load: () => import('./ImageViewerWindow'),
});
