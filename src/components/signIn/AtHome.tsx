import type { ReactNode } from 'react';
import { AccountProvider } from '~/react/AccountProvider';
import { useStores } from '~/react/context';

/** Makes everything inside work for the page's own server, also while an account of another one is in use. Passwords are typed only there. */
export function AtHome({ children }: { children: ReactNode }) {
  return <AccountProvider scope={useStores().atHome()}>{children}</AccountProvider>;
}
