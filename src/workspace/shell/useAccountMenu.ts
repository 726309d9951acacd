import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/stores/context';
import type { MenuItem } from '~/stores/ui/OverlayStore';

/** The menu of the account, loaded when it is opened. */
export function useAccountMenu(): () => Promise<readonly MenuItem[]> {
  const root = useStores();
  const { me } = useAccount();
  const { navigate } = usePane();
  return async () => {
    const [{ accountMenu }] = await Promise.all([import('./accountMenu'), root.i18n.bring(['account'])]);
    return accountMenu({ root, me, navigate });
  };
}

/** The languages to choose from, loaded when they are opened. */
export function useLanguageItems(): () => Promise<readonly MenuItem[]> {
  const root = useStores();
  return async () => {
    const [{ languageItems }] = await Promise.all([import('./accountMenu'), root.i18n.bring(['account'])]);
    return languageItems(root);
  };
}
