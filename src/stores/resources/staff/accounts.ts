import type { Endpoint, StaffSearch } from '~/api/endpoints';
import type { WireAccountForStaff } from '~/api/wire';
import { ok, type Result } from '~/lib/Result';
import type { UserId } from '~/services/records';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineCollection, defineQuery } from '../definitions';
import { resourcesOf } from '../resourcesOf';
import { takeUser } from '../users/takeUser';
import { findUser, type Person } from '../users/users';

/** Which accounts {@link accountsForStaff} lists. Empty texts match all. */
export interface AccountFilter {
  readonly sort: NonNullable<StaffSearch['sort']>;
  readonly state: NonNullable<StaffSearch['state']>;
  readonly origin: NonNullable<StaffSearch['origin']>;
  /** The beginning of the name. */
  readonly username: string;
  readonly host: string;
}

const BATCH = 30;

/** Accounts as the staff finds them, also those whom nobody else sees. */
export const accountsForStaff = defineCollection<AccountFilter, Person>({
  records: ({ users }) => users,
  batchSizes: () => ({ first: BATCH, next: BATCH }),
  async fetch(account, { sort, state, origin, username, host }, { limit, offset = 0, signal }) {
    const params = { sort, state, origin, username: username || null, hostname: host || null, limit, offset };
    const found = await account.api.call('admin/show-users', params, { signal });
    return account.ingest.users(found, 'fetch').map((id) => ({ id, userId: id }));
  },
});

/** What only the staff sees of an account. */
export const accountForStaff = defineQuery({
  fetch: (account, userId: UserId, signal): Promise<WireAccountForStaff> => account.api.call('admin/show-user', { userId }, { signal }),
});

/** The addresses that an account signed in from, the latest first. Only administrators may read them. */
export const addressesOf = defineQuery({
  fetch: (account, userId: UserId, signal) => account.api.call('admin/get-user-ips', { userId }, { signal }),
});

/** Fetches something from another server. Servers that do not federate lack it, and so does the table of endpoints. */
export const FETCH_PUBLISHED = 'ap/get' as Endpoint;

/** What the server of an account published about it. */
export const publishedAccount = defineQuery({
  fetch: (account, uri: string, signal): Promise<unknown> => account.api.call(FETCH_PUBLISHED, { uri }, { signal }),
});

/** Reads an account again after something was done to it. A failure leaves what is shown, because what was done is done. */
export async function readAccountAgain(account: AccountScope, userId: UserId): Promise<void> {
  await Promise.all([findUser(account, { userId }), resourcesOf(account).query(accountForStaff, userId).refresh()]);
}

async function done(account: AccountScope, userId: UserId, work: Promise<Result>): Promise<Result> {
  const answer = await work;
  if (!answer.ok) return answer;
  await readAccountAgain(account, userId);
  return ok();
}

/** Keeps an account from being used, or lets it be used again. */
export const setSuspended = (account: AccountScope, userId: UserId, isSuspended: boolean): Promise<Result> =>
  done(account, userId, settle(account.api.call(isSuspended ? 'admin/suspend-user' : 'admin/unsuspend-user', { userId })));

/** Takes the avatar or the banner from an account. */
export const unsetPicture = (account: AccountScope, userId: UserId, picture: 'avatar' | 'banner'): Promise<Result> =>
  done(account, userId, settle(account.api.call(picture === 'avatar' ? 'admin/unset-user-avatar' : 'admin/unset-user-banner', { userId })));

/** Gives an account a new password. @returns the password, which nobody can read again */
export async function resetPassword(account: AccountScope, userId: UserId): Promise<Result<string>> {
  const answer = await settle(account.api.call('admin/reset-password', { userId }));
  return answer.ok ? ok(answer.value.password) : answer;
}

/** Deletes all files of an account, in the background. */
export const deleteFilesOf = (account: AccountScope, userId: UserId): Promise<Result> =>
  settle(account.api.call('admin/delete-all-files-of-a-user', { userId }));

/** Deletes an account for good, in the background. */
export const deleteAccount = (account: AccountScope, userId: UserId): Promise<Result> =>
  settle(account.api.call('admin/delete-account', { userId }));

/** Creates an account on this server. @returns its id */
export async function createAccount(account: AccountScope, username: string, password: string): Promise<Result<UserId>> {
  const answer = await settle(account.api.call('admin/accounts/create', { username, password }));
  if (!answer.ok) return answer;
  resourcesOf(account).invalidate(accountsForStaff);
  return ok(answer.value.id);
}

/** Finds the account with an e-mail address. @returns its id */
export async function findByEmail(account: AccountScope, email: string): Promise<Result<UserId>> {
  const answer = await settle(account.api.call('admin/accounts/find-by-email', { email }));
  return answer.ok ? ok(takeUser(account, answer.value)) : answer;
}
