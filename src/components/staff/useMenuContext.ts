import { useMemo } from 'react';
import type { MenuContext } from '~/components/user/userMenuParts';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';

/** What actions with questions and messages need. */
export function useMenuContext(): MenuContext {
  const root = useStores();
  const account = useAccount();
  const i18n = useI18n();
  return useMemo(() => ({ root, account, i18n }), [root, account, i18n]);
}
