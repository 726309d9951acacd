import { defineSettings } from '~/registry/defineSettings';
import { NOTIFICATION_KINDS } from '../../notifications/kinds';

const hideWhen = { pushQuiet: false };

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
  // The settings of push messages show these. The service worker reads them from its own storage.
  pushSound: { scope: 'device', kind: 'boolean', default: true },
  pushQuiet: { scope: 'device', kind: 'boolean', default: false },
  pushQuietFrom: { scope: 'device', kind: 'number', default: 22, min: 0, max: 23, step: 1, hideWhen },
  pushQuietTo: { scope: 'device', kind: 'number', default: 7, min: 0, max: 23, step: 1, hideWhen },
  // The table of kinds sets these.
  notificationsWithoutPopUp: { scope: 'device', kind: 'multiSelect', default: [], items: NOTIFICATION_KINDS, isHidden: true },
  notificationsWithoutSound: { scope: 'device', kind: 'multiSelect', default: [], items: NOTIFICATION_KINDS, isHidden: true },
});
