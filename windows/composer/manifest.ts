import type { ComposerParams } from '~/components/composer/params';
import { defineWindow } from '~/registry/defineWindow';

/** Ends with the id of the note that was posted. */
export default defineWindow<ComposerParams, string>({
  id: 'composer',
  title: 'shell.newNote',
  head: 'own',
  ahead: ['outbox'],
  neededOffline: true,
});
