import type { Clock } from '~/lib/clock';
import type { LocalStore } from '~/storage/LocalStore';
import type { AccountScope } from '../session/AccountScope';
import { OtherAccounts } from '../session/OtherAccounts';
import type { SessionEvents, SessionStore } from '../session/SessionStore';
import type { StoredAccount } from '../session/storedAccount';
import { WorkspaceStore } from './WorkspaceStore';

/** The services that the workspace is built from. */
export interface WorkspaceParts {
  readonly local: LocalStore;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly viewport: () => { readonly width: number; readonly height: number };
  readonly session: SessionStore;
  readonly createScope: (account: StoredAccount, events: SessionEvents) => AccountScope;
}

/** Builds the workspace, with the other accounts that its panes may show. */
export function createWorkspace({ local, clock, newId, viewport, session, createScope }: WorkspaceParts): WorkspaceStore {
  const accounts = new OtherAccounts({
    clock,
    tokenOf: (id) => session.tokenOf(id),
    fetchMe: (token) => session.fetchMe(token),
    forget: (id) => session.forget(id),
    createScope,
  });
  return new WorkspaceStore({ local, clock, account: session.current.key, accounts, newId, viewport });
}
