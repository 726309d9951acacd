import { defineWindow } from '~/registry/defineWindow';

/** Shows the notes that wait to be sent. */
export default defineWindow({
  id: 'outbox',
  title: 'outbox.title',
  neededOffline: true,
});
