import type { Req, Res } from '~/api/endpoints';
import type { WireCredential, WireGrant, WirePasskeyCreation, WireSignin } from '~/api/wire';
import type { Result } from '~/lib/Result';
import type { AccountScope } from '~/stores/session/AccountScope';
import type { Authentication } from '~/stores/session/authenticate';
import { settle } from '~/stores/settle';
import { defineCollection, defineEntity, defineQuery } from '../definitions';
import { resourcesOf } from '../resourcesOf';

/** How many attempts to sign in are shown at first. */
export const FIRST_SIGN_INS = 5;

/** Attempts to sign in. A successful one arrives with the live connection. */
const signIns = defineEntity<WireSignin>({
  follow: ({ hub }, records) =>
    hub.acquire('main', undefined, (type, body) => {
      if (type === 'signin') records.arrive(body as WireSignin);
    }),
});

/** The attempts to sign in to the account, newest first. */
export const signInHistory = defineCollection<null, WireSignin>({
  entity: signIns,
  includes: () => true,
  batchSizes: () => ({ first: FIRST_SIGN_INS, next: 20 }),
  async fetch(account, _params, { limit, untilId, signal }) {
    const found = await account.api.call('i/signin-history', { limit, ...(untilId && { untilId }) }, { signal });
    return signIns.many(
      account,
      found.map((attempt) => signIns.of(account).put(attempt)),
    );
  },
});

/** The apps with access to the account, the last used first. The answer is never cached. */
export const grantedApps = defineQuery({
  keepMs: 0,
  fetch: ({ api }, _params: null, signal): Promise<readonly WireGrant[]> => api.call('i/apps', { sort: '+lastUsedAt' }, { signal }),
});

/** Ends the access of an app. */
export async function revokeApp(account: AccountScope, tokenId: string): Promise<Result> {
  const answer = await settle(account.api.call('i/revoke-token', { tokenId }));
  if (answer.ok) resourcesOf(account).invalidate(grantedApps);
  return answer;
}

/** Makes a token for an app or a script of the viewer. It can never be read again. */
export async function makeToken(account: AccountScope, name: string, permission: readonly string[]): Promise<Result<{ token: string }>> {
  const answer = await settle(account.api.call('miauth/gen-token', { session: null, name, permission }));
  if (answer.ok) resourcesOf(account).invalidate(grantedApps);
  return answer;
}

/** Changes the password. */
export function changePassword({ api }: AccountScope, { password, token }: Authentication, newPassword: string): Promise<Result> {
  return settle(api.call('i/change-password', { currentPassword: password, newPassword, token }));
}

/** Ends all sign-ins of the account, also this one. */
export function regenerateToken({ api }: AccountScope, answers: Authentication): Promise<Result> {
  return settle(api.call('i/regenerate-token', { ...answers }));
}

/** A secret for an authenticator app. It counts once a code made with it was confirmed. */
export type TwoFactorSecret = Res<'i/2fa/register'>;

/** Asks for a secret for an authenticator app. */
export function beginTwoFactor({ api }: AccountScope, answers: Authentication): Promise<Result<TwoFactorSecret>> {
  return settle(api.call('i/2fa/register', { ...answers }));
}

/** Turns two-factor authentication on with a code of the app. @returns backup codes */
export async function confirmTwoFactor(account: AccountScope, token: string): Promise<Result<Res<'i/2fa/done'>>> {
  return changing(account, settle(account.api.call('i/2fa/done', { token })));
}

/** Turns two-factor authentication off. */
export async function endTwoFactor(account: AccountScope, answers: Authentication): Promise<Result> {
  return changing(account, settle(account.api.call('i/2fa/unregister', { ...answers })));
}

/** Requests the options with which a browser makes a security key. */
export function beginPasskey({ api }: AccountScope, answers: Authentication): Promise<Result<WirePasskeyCreation>> {
  return settle(api.call('i/2fa/register-key', { ...answers }));
}

/** Adds the security key that the browser made. */
export async function addPasskey(
  account: AccountScope,
  answers: Authentication,
  key: { readonly name: string; readonly credential: WireCredential },
): Promise<Result<unknown>> {
  return changing(account, settle(account.api.call('i/2fa/key-done', { ...answers, ...key })));
}

/** Renames a security key. */
export async function renamePasskey(account: AccountScope, change: Req<'i/2fa/update-key'>): Promise<Result> {
  return changing(account, settle(account.api.call('i/2fa/update-key', change)));
}

/** Removes a security key. */
export async function removePasskey(account: AccountScope, answers: Authentication, credentialId: string): Promise<Result> {
  return changing(account, settle(account.api.call('i/2fa/remove-key', { ...answers, credentialId })));
}

/** Decides whether a security key is enough to sign in. */
export async function setPasswordLess(account: AccountScope, value: boolean): Promise<Result> {
  return changing(account, settle(account.api.call('i/2fa/password-less', { value })));
}

/** Loads the account again after a change of it: the live event about it leaves the security keys out. */
async function changing<T>({ api, meStore }: AccountScope, change: Promise<Result<T>>): Promise<Result<T>> {
  const answer = await change;
  if (answer.ok) {
    const me = await settle(api.call('i', {}));
    if (me.ok) meStore.merge(me.value);
  }
  return answer;
}

/** Asks for a letter with which a new password can be chosen. The answer does not tell whether name and address belong together. */
export function requestPassword({ api }: AccountScope, who: Req<'request-reset-password'>): Promise<Result> {
  return settle(api.call('request-reset-password', who, { token: null }));
}
