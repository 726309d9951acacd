import { defineSettings } from '~/registry/defineSettings';

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
});
