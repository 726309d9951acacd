import type { ApiClient } from '~/api/ApiClient';
import { ok, type Result } from '~/lib/Result';
import { settle } from '../settle';

type Api = Pick<ApiClient, 'call'>;

/** Confirms a sign-up with the code from the e-mail. @returns the token of the new account */
export async function completeSignUp(api: Api, code: string): Promise<Result<string>> {
  const answer = await settle(api.call('signup-pending', { code }, { token: null }));
  return answer.ok ? ok(answer.value.i) : answer;
}

/** Creates the first account of an empty server, which becomes its administrator. @returns its token */
export async function createFirstAccount(
  api: Api,
  account: { readonly username: string; readonly password: string },
): Promise<Result<string>> {
  const answer = await settle(api.call('admin/accounts/create', account));
  return answer.ok ? ok(answer.value.token) : answer;
}

/** Returns whether a name is available on the server. */
export async function isUsernameAvailable(api: Api, username: string, signal: AbortSignal): Promise<Result<boolean>> {
  const answer = await settle(api.call('username/available', { username }, { signal, token: null }));
  return answer.ok ? ok(answer.value.available) : answer;
}
