import { defineWindow } from '~/registry/defineWindow';

/** Shows what waits to be sent. */
export default defineWindow({
  id: 'outbox',
  title: 'outbox.title',
  neededOffline: true,
});
