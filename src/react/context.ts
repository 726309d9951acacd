import { createContext, use } from 'react';
import { InvariantError } from '~/lib/AppError';
import type { RootStore } from '~/stores/RootStore';
import type { Server } from '~/stores/server/Server';
import type { AccountScope } from '~/stores/session/AccountScope';

/** Provided once, by the application. */
export const StoresContext = createContext<RootStore | null>(null);

/** The account that a pane shows; the session's current account when null. */
export const AccountContext = createContext<AccountScope | null>(null);

/** The stores of the application. @throws {InvariantError} outside of it */
export function useStores(): RootStore {
  const root = use(StoresContext);
  if (!root) throw new InvariantError('useStores needs a StoresContext provider above it');
  return root;
}

/** The account whose data the surrounding pane shows. */
export function useAccount(): AccountScope {
  const scope = use(AccountContext);
  const root = useStores();
  return scope ?? root.session.current;
}

/** The server of the account whose data the surrounding pane shows. */
export function useServer(): Server {
  return useAccount().server;
}
