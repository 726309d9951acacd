import type { PaneMenuContext } from '~/registry/definePage';
import { kindsOf, type NotificationKind } from '~/stores/notifications/kinds';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { excludedOf } from './paneKinds';

/**
 * The types that a column with all notifications shows. Mentions and direct notes are lists of notes without such
 * types.
 */
export default function paneMenu({ root, params, options, setOptions }: PaneMenuContext): readonly MenuItem[] {
  if (params.tab === 'mentions' || params.tab === 'directs') return [];
  const { t } = root.i18n;
  const all = kindsOf(root.session.current.me);
  const exclude = (kinds: readonly NotificationKind[]): void => setOptions({ excludeTypes: kinds });
  return [
    { text: t('notification.enableAll'), icon: 'check', action: () => exclude([]) },
    { text: t('notification.disableAll'), icon: 'x', action: () => exclude(all) },
    { type: 'divider' },
    ...all.map((kind): MenuItem => ({
      type: 'switch',
      text: t(`notification.kind.${kind}`),
      get: () => !excludedOf(options()).includes(kind),
      set: (isShown) => exclude(all.filter((one) => (one === kind ? !isShown : excludedOf(options()).includes(one)))),
    })),
  ];
}
