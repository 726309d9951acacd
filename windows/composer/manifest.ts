import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'composer',
  title: 'shell.newNote',
  presentation: 'dialog',
  head: 'own',
  modal: true,
  ahead: ['outbox'],
  load: () => import('./ComposerWindow'),
});
