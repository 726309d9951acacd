import type { ApiClient } from '~/api/ApiClient';
import type { Req } from '~/api/endpoints';
import { ok, type Result } from '~/lib/Result';
import { SETTINGS_SCOPE } from '../settings/registryRemote';
import { settle } from '../settle';
import type { RootStore } from '../RootStore';

type Api = Pick<ApiClient, 'call'>;

/** Creates an account and signs in, unless its e-mail address has to be confirmed first. */
export async function signUp(
  { accounts, session }: Pick<RootStore, 'accounts' | 'session'>,
  params: Req<'signup'>,
): Promise<Result<'signedIn' | 'confirmEmail'>> {
  const { api } = session.current;
  const answer = await settle(api.call('signup', params, { token: null }));
  if (!answer.ok) return answer;
  if (!answer.value) return ok<'confirmEmail'>('confirmEmail');
  await askForSetup(api, answer.value.token);
  const login = await accounts.login(answer.value.token);
  return login.ok ? ok<'signedIn'>('signedIn') : login;
}

/** Confirms a sign-up with the code from the e-mail. @returns the token of the new account */
export async function completeSignUp(api: Api, code: string): Promise<Result<string>> {
  const answer = await settle(api.call('signup-pending', { code }, { token: null }));
  if (!answer.ok) return answer;
  await askForSetup(api, answer.value.i);
  return ok(answer.value.i);
}

/** Creates the first account of an empty server, which becomes its administrator. @returns its token */
export async function createFirstAccount(
  api: Api,
  account: { readonly username: string; readonly password: string },
): Promise<Result<string>> {
  const answer = await settle(api.call('admin/accounts/create', account));
  if (!answer.ok) return answer;
  await askForSetup(api, answer.value.token);
  return ok(answer.value.token);
}

/** Lets the set-up begin when the new account is used first. If that is refused, the account works without one. */
async function askForSetup(api: Api, token: string): Promise<void> {
  await settle(api.call('i/registry/set', { scope: SETTINGS_SCOPE, key: 'accountSetupWizard', value: 0 }, { token }));
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
