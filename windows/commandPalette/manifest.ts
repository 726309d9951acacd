import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'commandPalette',
  title: 'shell.commands',
  presentation: 'dialog',
  head: 'own',
  modal: true,
  load: () => import('./CommandPaletteWindow'),
});
