import type { Clock } from '~/lib/clock';
import type { CrossTab } from '~/storage/CrossTab';
import type { LocalStore } from '~/storage/LocalStore';
import type { AccountScope, SessionEvents } from '../session/AccountScope';
import type { Accounts } from '../session/Accounts';
import { OtherAccounts } from '../session/OtherAccounts';
import type { SessionStore } from '../session/SessionStore';
import type { StoredAccount } from '../session/storedAccount';
import { WorkspaceStore } from './WorkspaceStore';

/** The services that the workspace is built from. */
export interface WorkspaceParts {
  readonly local: LocalStore;
  readonly isSafe: boolean;
  readonly isAlone: boolean;
  readonly clock: Clock;
  readonly crossTab: CrossTab;
  readonly newId: () => string;
  readonly viewport: () => { readonly width: number; readonly height: number };
  readonly session: SessionStore;
  readonly accounts: Accounts;
  readonly createScope: (account: StoredAccount, events: SessionEvents) => AccountScope;
}

/** Builds the workspace, with the other accounts that its panes may show. */
export function createWorkspace({
  local,
  isSafe,
  isAlone,
  clock,
  crossTab,
  newId,
  viewport,
  session,
  accounts: stored,
  createScope,
}: WorkspaceParts): WorkspaceStore {
  const accounts = new OtherAccounts({ clock, stored, createScope });
  // Another tab signed out of the account. Messages are not trusted, but this one only closes a connection.
  session.current.life.add(crossTab.on('accountGone', ({ id }) => accounts.signOut(id)));
  return new WorkspaceStore({ local, isSafe, isAlone, clock, account: session.current.key, accounts, newId, viewport });
}
