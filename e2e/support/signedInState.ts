import type { BrowserContextOptions } from '@playwright/test';
import { storedAccount } from '~/stores/session/storedAccount';
import { passwordOf, type AccountName } from './accounts';
import { ApiUser } from './ApiUser';

/** What signing in leaves in a browser. Journeys about something else begin with it: the way through the dialog takes seconds. */
export async function signedInState(url: string, account: AccountName): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const user = await ApiUser.signIn(url, account, passwordOf(account));
  const me = await user.call('i', {});
  const value = storedAccount.encode({ token: user.token, me });
  return { cookies: [], origins: [{ origin: url, localStorage: [{ name: storedAccount.key, value }] }] };
}
