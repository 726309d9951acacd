import { useMemo, type ReactNode } from 'react';
import { AccountContext, StoresContext, useStores } from '~/stores/context';
import type { AccountScope } from '~/stores/session/AccountScope';
import { AccountOverlays } from '~/stores/ui/AccountOverlays';

/** Everything inside works for another account than the one in use: what it reads, and every dialog that it opens. */
export function AccountProvider({ scope, children }: { scope: AccountScope; children: ReactNode }) {
  const root = useStores();
  const own = useMemo(() => ({ ...root, overlays: new AccountOverlays(root.overlays, scope, root) }), [root, scope]);
  return (
    <StoresContext value={own}>
      <AccountContext value={scope}>{children}</AccountContext>
    </StoresContext>
  );
}
