import { defineOptions } from '~/registry/options';
import { NOTIFICATION_KINDS } from '~/stores/notifications/kinds';

export const options = defineOptions({
  showHeader: { kind: 'boolean', default: true, label: 'widget.showHeader' },
  height: { kind: 'number', default: 300, min: 100, max: 4_000, label: 'widget.height' },
  excludeTypes: { kind: 'multiSelect', default: [], items: NOTIFICATION_KINDS, label: 'notificationsWidget.excludeTypes', isHidden: true },
});
