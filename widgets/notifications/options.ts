import { defineOptions, type OptionItem } from '~/registry/options';
import { NOTIFICATION_KINDS, type NotificationKind } from '~/stores/notifications/kinds';

const kinds: readonly OptionItem<NotificationKind>[] = NOTIFICATION_KINDS.map((value) => ({ value }));

export const options = defineOptions({
  showHeader: { kind: 'boolean', default: true, label: 'widget.showHeader' },
  height: { kind: 'number', default: 300, min: 100, max: 4_000, label: 'widget.height' },
  excludeTypes: { kind: 'multiSelect', default: [], items: kinds, label: 'widget.excludeTypes', isHidden: true },
});
