import { useMemo, type ReactNode } from 'react';
import type { AccountScope } from '~/stores/session/AccountScope';
import { AccountContext, StoresContext, useAccount, useStores } from './context';

/**
 * Makes everything inside work for an account: the data and the dialogs. The account may change while the
 * content stays mounted.
 */
export function AccountProvider({ scope, children }: { scope: AccountScope; children: ReactNode }) {
  const root = useStores();
  const isAround = useAccount() === scope;
  const own = useMemo(() => (isAround ? root : { ...root, overlays: root.overlays.forAccount(scope) }), [root, scope, isAround]);
  return (
    <StoresContext value={own}>
      <AccountContext value={scope}>{children}</AccountContext>
    </StoresContext>
  );
}
