import { defineWindow } from '~/registry/defineWindow';
import type { NotificationKind } from '~/stores/notifications/kinds';

/** Ends with the kinds that are switched off. */
export default defineWindow<{ readonly excluded: readonly NotificationKind[] }, readonly NotificationKind[]>({
  id: 'notificationKinds',
  title: 'notification.title.notificationKinds',
  neededOffline: true,
});
