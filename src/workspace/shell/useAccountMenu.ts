import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/react/context';
import type { MenuItem } from '~/stores/ui/OverlayStore';

/** Returns a function that opens the menu of the account. Its code is fetched with the first use. */
export function useAccountMenu(): () => Promise<readonly MenuItem[]> {
  const root = useStores();
  const { me } = useAccount();
  const { navigate } = usePane();
  return async () => {
    const [{ accountMenu }] = await Promise.all([import('./accountMenu'), root.i18n.shared()]);
    return accountMenu({ root, me, navigate });
  };
}

/** Returns a function that opens the menu of languages. Its code is fetched with the first use. */
export function useLanguageItems(): () => Promise<readonly MenuItem[]> {
  const root = useStores();
  return async () => {
    const [{ languageItems }] = await Promise.all([import('./accountMenu'), root.i18n.shared()]);
    return languageItems(root);
  };
}
