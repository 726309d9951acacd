import type { ColumnChoicesContext } from '~/registry/definePage';
import type { MenuItem } from '~/stores/ui/menuItems';

/** All notifications, or only the notes that mention or address the viewer. */
export default function columnChoices({ root, open }: ColumnChoicesContext): readonly MenuItem[] {
  const { t } = root.i18n;
  return [
    { text: t('column.allNotifications'), icon: 'bell', action: () => open('/my/notifications') },
    { text: t('column.mentions'), icon: 'messages', action: () => open('/my/notifications#mentions') },
    { text: t('column.directs'), icon: 'mail', action: () => open('/my/notifications#directs') },
  ];
}
