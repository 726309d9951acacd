import type { Result } from '~/lib/Result';
import { returnAddress } from '~/lib/returnAddress';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineQuery } from '../definitions';

/** A registered app that asks for access with a session token. */
export interface AppSession {
  readonly name: string;
  readonly permissions: readonly string[];
  /** Where it wants to return to: nowhere, an address, or an address that is refused. */
  readonly returnTo: URL | 'nowhere' | 'refused';
  /** Whether it had access before and was given access again, so that no question is needed. */
  readonly isGranted: boolean;
}

/** Loads the app of a session token. An app that had access before gets it again at once. The answer is never cached. */
export const appSession = defineQuery({
  keepMs: 0,
  async fetch({ api }, token: string, signal): Promise<AppSession> {
    const { app } = await api.call('auth/session/show', { token }, { signal });
    const returnTo = app.callbackUrl ? (returnAddress(app.callbackUrl, 'token', token) ?? 'refused') : 'nowhere';
    const isGranted = app.isAuthorized === true && returnTo !== 'refused';
    if (isGranted) await api.call('auth/accept', { token }, { signal });
    return { name: app.name, permissions: app.permission, returnTo, isGranted };
  },
});

/** Gives an app the access that it requested with a session token. */
export function acceptApp(account: AccountScope, token: string): Promise<Result> {
  return settle(account.api.call('auth/accept', { token }));
}

/** The request of an app that uses only an address (MiAuth). */
export interface AccessRequest {
  readonly session: string;
  readonly name: string | null;
  readonly iconUrl: string | null;
  readonly permission: readonly string[];
}

/** Gives an app the access that its address requests. */
export function grantAccess(account: AccountScope, request: AccessRequest): Promise<Result<unknown>> {
  return settle(account.api.call('miauth/gen-token', request));
}
