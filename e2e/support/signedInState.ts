import { storedAccount } from '~/stores/session/storedAccount';
import { passwordOf, type AccountName } from './accounts';
import { ApiUser } from './ApiUser';
import type { SignedIn } from './withColumns';

/** The storage of a browser after signing in. Most journeys begin with it, because the dialog takes seconds. */
export async function signedInState(url: string, account: AccountName): Promise<SignedIn> {
  const user = await ApiUser.signIn(url, account, passwordOf(account));
  const me = await user.call('i', {});
  const value = storedAccount.encode({ token: user.token, me });
  return { cookies: [], origins: [{ origin: url, localStorage: [{ name: storedAccount.key, value }] }] };
}
