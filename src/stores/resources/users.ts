import type { WireFollowing, WireUserDetailed } from '~/api/wire';
import { ok, type Result } from '~/lib/Result';
import type { User, UserId } from '~/services/records';
import type { AccountScope } from '../session/AccountScope';
import { settle } from '../settle';
import { defineCollection, defineQuery } from './definitions';
import { takeUser } from './takeUser';

const users = (account: AccountScope) => account.users;
const one = (account: AccountScope, id: UserId): User | undefined => account.users.get(id);

/** A user's name and server; a host of null is the viewer's server. */
export interface UserAddress {
  readonly username: string;
  readonly host: string | null;
}

/** Names a user by id or by address. */
export type UserName = UserAddress | { readonly userId: UserId };

/** A user with the fields of a profile. A profile that is known already shows at once. */
export const userBy = defineQuery({
  records: users,
  fetch: async (account, name: UserName, signal) => takeUser(account, await account.api.call('users/show', { ...name }, { signal })),
  read: one,
  known(account, name) {
    const user = 'userId' in name ? account.users.get(name.userId) : account.users.findByAcct(name.username, name.host);
    // A user who came with a note lacks the fields of a profile.
    return user?.notesCount === undefined ? undefined : user.id;
  },
});

/** The memo that the viewer wrote about a user; never one that was asked for earlier. */
export const userMemo = defineQuery({
  keepMs: 0,
  async fetch(account, userId: UserId, signal) {
    const id = takeUser(account, await account.api.call('users/show', { userId }, { signal }));
    return account.users.get(id)?.memo ?? '';
  },
});

/** Asks for the profile of a user, for actions that need it now. @returns the user's id */
export async function findUser(account: Pick<AccountScope, 'api' | 'ingest'>, name: UserName): Promise<Result<UserId>> {
  const answer = await settle(account.api.call('users/show', { ...name }));
  return answer.ok ? ok(takeUser(account, answer.value)) : answer;
}

/** Asks the viewer's server to fetch a user of another server again, and then for the result. */
export async function updateRemoteUser(account: AccountScope, userId: UserId): Promise<Result> {
  const answer = await settle(account.api.call('federation/update-remote-user', { userId }));
  if (answer.ok) await findUser(account, { userId });
  return answer;
}

/** Whether an account of this server asks for a second factor when it signs in. */
export async function wantsSecondFactor({ api }: Pick<AccountScope, 'api'>, username: string): Promise<Result<boolean>> {
  const answer = await settle(api.call('users/show', { username }, { token: null }));
  return answer.ok ? ok((answer.value as WireUserDetailed).twoFactorEnabled) : answer;
}

/** Someone in a list that has its own ids, such as those of follows or reactions. */
export interface Person {
  readonly id: string;
  readonly userId: UserId;
}

/** Which users {@link followsOf} lists. */
export interface Follows {
  readonly userId: UserId;
  /** `following` for those whom the user follows. */
  readonly direction: 'following' | 'followers';
}

/** People on one page of a list of follows. */
const FOLLOWS_PAGE = 20;

/** The people whom a user follows, or who follow the user. */
export const followsOf = defineCollection<Follows, Person>({
  pageSizes: () => ({ first: FOLLOWS_PAGE, next: FOLLOWS_PAGE }),
  async fetch(account, { userId, direction }, { limit, untilId, signal }) {
    const found = await account.api.call(`users/${direction}`, { userId, limit, ...(untilId && { untilId }) }, { signal });
    return found.flatMap((follow) => personOf(account, follow, direction));
  },
});

function personOf(account: AccountScope, follow: WireFollowing, direction: Follows['direction']): readonly Person[] {
  const user = direction === 'following' ? follow.followee : follow.follower;
  return user ? [{ id: follow.id, userId: takeUser(account, user) }] : [];
}

/** What to search users for. */
export interface UserSearch {
  readonly query: string;
  readonly origin: 'local' | 'remote' | 'combined';
}

/** Users whose name or profile matches. */
export const foundUsers = defineCollection<UserSearch, { readonly id: UserId }>({
  records: users,
  async fetch(account, { query, origin }, { limit, offset = 0, signal }) {
    const found = await account.api.call('users/search', { query, origin, limit, offset }, { signal });
    return account.ingest.users(found, 'fetch').map((id) => ({ id }));
  },
});
