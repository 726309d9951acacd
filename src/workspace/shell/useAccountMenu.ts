import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/react/context';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { loadMenus } from '../loadMenus';

/** Returns a function that loads the menu of the account. */
export function useAccountMenu(): () => Promise<readonly MenuItem[]> {
  const root = useStores();
  const { me } = useAccount();
  const { navigate } = usePane();
  return async () => (await loadMenus(root.i18n)).accountMenu({ root, me, navigate });
}

/** Returns a function that loads the menu of languages. */
export function useLanguageItems(): () => Promise<readonly MenuItem[]> {
  const root = useStores();
  return async () => (await loadMenus(root.i18n)).languageItems(root);
}
