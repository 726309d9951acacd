import { defineSettings } from '~/registry/defineSettings';
import { NOTIFICATION_KINDS } from '../../notifications/kinds';

/** How notifications are listed, and where new ones appear. */
export default defineSettings('notifications', {
  useGroupedNotifications: { scope: 'device', kind: 'boolean', default: true },
  notificationPosition: {
    scope: 'device',
    kind: 'select',
    default: 'rightBottom',
    items: ['leftTop', 'rightTop', 'leftBottom', 'rightBottom'],
  },
  notificationStackAxis: { scope: 'device', kind: 'select', default: 'horizontal', items: ['vertical', 'horizontal'] },
  // The table of kinds sets these.
  notificationsWithoutPopUp: { scope: 'device', kind: 'multiSelect', default: [], items: NOTIFICATION_KINDS, isHidden: true },
  notificationsWithoutSound: { scope: 'device', kind: 'multiSelect', default: [], items: NOTIFICATION_KINDS, isHidden: true },
});
