import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'composer',
  title: 'shell.newNote',
  presentation: 'dialog',
  head: 'own',
  modal: true,
  texts: ['composer', 'form'],
  ahead: ['outbox'],
  load: () => import('./ComposerWindow'),
});
