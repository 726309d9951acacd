import { defineSettings } from '~/registry/defineSettings';

/** How notifications are listed. */
export default defineSettings('notifications', {
  useGroupedNotifications: { scope: 'device', kind: 'boolean', default: true },
});
