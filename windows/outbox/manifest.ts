import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'outbox',
  title: 'outbox.title',
  presentation: 'dialog',
  modal: true,
  load: () => import('./OutboxWindow'),
});
