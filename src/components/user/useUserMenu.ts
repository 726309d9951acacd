import { useCallback } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';

/** Opens the menu of a user at an element. Its code loads with the first click. */
export function useUserMenu(): (userId: string, anchor: Element) => void {
  const root = useStores();
  const account = useAccount();
  const i18n = useI18n();
  return useCallback(
    (userId, anchor) => {
      const items = import('./userMenu').then(({ userMenu }) => userMenu({ root, account, i18n }, userId));
      void root.overlays.openMenu(anchor, items, { label: i18n.t('user.menu') });
    },
    [root, account, i18n],
  );
}
