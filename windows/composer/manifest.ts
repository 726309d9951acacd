import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'composer',
  title: 'composer.newNote',
  presentation: 'dialog',
  head: 'own',
  modal: true,
  load: () => import('./ComposerWindow'),
});
