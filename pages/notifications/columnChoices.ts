import type { ColumnChoicesContext } from '~/registry/definePage';
import type { MenuItem } from '~/stores/ui/menuItems';

/** All notifications, or only the notes that mention or address the viewer. */
export default function columnChoices({ root, open }: ColumnChoicesContext): readonly MenuItem[] {
  const { t } = root.i18n;
  return [
    { text: t('columnMenu.allNotifications'), icon: 'bell', action: () => open('/my/notifications') },
    { text: t('columnMenu.mentions'), icon: 'messages', action: () => open('/my/notifications#mentions') },
    { text: t('columnMenu.directs'), icon: 'mail', action: () => open('/my/notifications#directs') },
  ];
}
