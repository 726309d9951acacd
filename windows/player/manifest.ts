import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'player',
  title: 'urlPreview.player',
  presentation: 'dialog',
  head: 'own',
  modal: false,
  load: () => import('./PlayerWindow'),
});
