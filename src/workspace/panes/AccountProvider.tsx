import { useMemo, type ReactNode } from 'react';
import { AccountContext, StoresContext, useStores } from '~/react/context';
import type { AccountScope } from '~/stores/session/AccountScope';

/** Makes everything inside work for another account than the one in use: what it reads and the dialogs that it opens. */
export function AccountProvider({ scope, children }: { scope: AccountScope; children: ReactNode }) {
  const root = useStores();
  const own = useMemo(() => ({ ...root, overlays: root.overlays.forAccount(scope) }), [root, scope]);
  return (
    <StoresContext value={own}>
      <AccountContext value={scope}>{children}</AccountContext>
    </StoresContext>
  );
}
