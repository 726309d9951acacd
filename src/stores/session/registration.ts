import type { ApiClient } from '~/api/ApiClient';
import type { Req } from '~/api/endpoints';
import { ok, type Result } from '~/lib/Result';
import { settle } from '../settle';
import type { RootStore } from '../RootStore';

type Api = Pick<ApiClient, 'call'>;

/**
 * How a sign-up ended: signed in, with an e-mail address to confirm first, or with an account that exists but could not be signed in
 * to, which the viewer has been told.
 */
export type SignedUp = 'signedIn' | 'confirmEmail' | 'created';

/** Creates an account and signs in, unless its e-mail address has to be confirmed first. A failure means that there is no account. */
export async function signUp(
  { accounts, session }: Pick<RootStore, 'accounts' | 'session'>,
  params: Req<'signup'>,
): Promise<Result<SignedUp>> {
  const { api } = session.current;
  const answer = await settle(api.call('signup', params, { token: null }));
  if (!answer.ok) return answer;
  if (!answer.value) return ok<SignedUp>('confirmEmail');
  const login = await accounts.login(answer.value.token);
  return ok<SignedUp>(login.ok ? 'signedIn' : 'created');
}

/** Confirms a sign-up with the code from the e-mail. @returns the token of the new account */
export async function completeSignUp(api: Api, code: string): Promise<Result<string>> {
  const answer = await settle(api.call('signup-pending', { code }, { token: null }));
  if (!answer.ok) return answer;
  return ok(answer.value.i);
}

/** Sets a new password with the token from the e-mail. */
export function resetPassword(api: Api, token: string, password: string): Promise<Result> {
  return settle(api.call('reset-password', { token, password }, { token: null }));
}

/** Confirms an address with the code from the e-mail. */
export function verifyEmail(api: Api, code: string): Promise<Result> {
  return settle(api.call('verify-email', { code }, { token: null }));
}

/** The code with which newer servers ask for the password of their set-up, or refuse a wrong one. */
export const SETUP_PASSWORD_WANTED = 'INCORRECT_INITIAL_PASSWORD';

/** Creates the first account of an empty server, which becomes its administrator. @returns its token */
export async function createFirstAccount(api: Api, account: Req<'admin/accounts/create'>): Promise<Result<string>> {
  const answer = await settle(api.call('admin/accounts/create', account));
  if (!answer.ok) return answer;
  return ok(answer.value.token);
}

/** Returns whether a name is available on the server. */
export async function isUsernameAvailable(api: Api, username: string, signal: AbortSignal): Promise<Result<boolean>> {
  const answer = await settle(api.call('username/available', { username }, { signal, token: null }));
  return answer.ok ? ok(answer.value.available) : answer;
}

/** Returns the server's word for the reason why no account can have an e-mail address; null if one can. */
export async function problemOfEmail(api: Api, emailAddress: string, signal: AbortSignal): Promise<Result<string | null>> {
  const answer = await settle(api.call('email-address/available', { emailAddress }, { signal, token: null }));
  if (!answer.ok) return answer;
  return ok(answer.value.available ? null : (answer.value.reason ?? ''));
}
