import type { WireFollowing, WireUserDetailed } from '~/api/wire';
import { ApiError } from '~/lib/AppError';
import { ok, type Result } from '~/lib/Result';
import { birthdaysOn } from '~/services/birthdays';
import type { User, UserId } from '~/services/records';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineCollection, defineQuery } from '../definitions';
import { takeUser } from './takeUser';

const users = (account: AccountScope) => account.users;
const one = (account: AccountScope, id: UserId): User | undefined => account.users.get(id);

/** A user's name and server; a `host` of null is the viewer's server. */
export interface UserAddress {
  readonly username: string;
  readonly host: string | null;
}

/** Identifies a user by id or by address. */
export type UserName = UserAddress | { readonly userId: UserId };

/** Loads a user with the fields of a profile. A known profile is shown at once. */
export const userBy = defineQuery({
  records: users,
  fetch: async (account, name: UserName, signal) => takeUser(account, await account.api.call('users/show', { ...name }, { signal })),
  read: one,
  known(account, name) {
    const user = 'userId' in name ? account.users.get(name.userId) : account.users.findByAcct(name.username, name.host);
    // A user who came with a note has no profile fields.
    return user?.notesCount === undefined ? undefined : user.id;
  },
});

/** Loads users by their ids; those that the server does not know are left out. */
export const usersByIds = defineQuery({
  async fetch(account, userIds: readonly UserId[], signal) {
    const answer = await account.api.call('users/show', { userIds }, { signal });
    return account.ingest.users([answer].flat(), 'fetch');
  },
});

/** Loads the memo that the viewer wrote about a user; the answer is never cached. */
export const userMemo = defineQuery({
  keepMs: 0,
  async fetch(account, userId: UserId, signal) {
    const id = takeUser(account, await account.api.call('users/show', { userId }, { signal }));
    return account.users.get(id)?.memo ?? '';
  },
});

/** Loads the profile of a user, for actions that need it now. @returns the user's id */
export async function findUser(account: Pick<AccountScope, 'api' | 'ingest'>, name: UserName): Promise<Result<UserId>> {
  const answer = await settle(account.api.call('users/show', { ...name }));
  return answer.ok ? ok(takeUser(account, answer.value)) : answer;
}

/** Makes the viewer's server fetch a remote user again, and then loads the result. */
export async function updateRemoteUser(account: AccountScope, userId: UserId): Promise<Result> {
  const answer = await settle(account.api.call('federation/update-remote-user', { userId }));
  if (answer.ok) await findUser(account, { userId });
  return answer;
}

/** How long it is known how an account signs in, in ms. */
const SIGN_IN_HINTS_MS = 60_000;

/** The account of a name on this server, as everybody sees it: how it signs in, and its picture. Null for an empty name. */
export const signInHints = defineQuery({
  freshMs: SIGN_IN_HINTS_MS,
  async fetch({ api }, username: string, signal): Promise<WireUserDetailed | null> {
    if (username === '') return null;
    return (await api.call('users/show', { username }, { token: null, signal })) as WireUserDetailed;
  },
});

/** An entry of a list with its own ids, such as follows or reactions. */
export interface Person {
  readonly id: string;
  readonly userId: UserId;
}

/** Which users {@link followsOf} lists. */
export interface Follows {
  readonly userId: UserId;
  /** `following` for those that the user follows. */
  readonly direction: 'following' | 'followers';
}

/** How many people a batch has. */
const FOLLOWS_BATCH = 20;

/** The people that a user follows, or who follow the user. */
export const followsOf = defineCollection<Follows, Person>({
  batchSizes: () => ({ first: FOLLOWS_BATCH, next: FOLLOWS_BATCH }),
  async fetch(account, { userId, direction }, { limit, untilId, signal }) {
    const found = await account.api.call(`users/${direction}`, { userId, limit, ...(untilId && { untilId }) }, { signal });
    return found.flatMap((follow) => personOf(account, follow, direction));
  },
});

function personOf(account: AccountScope, follow: WireFollowing, direction: Follows['direction']): readonly Person[] {
  const user = direction === 'following' ? follow.followee : follow.follower;
  return user ? [{ id: follow.id, userId: takeUser(account, user) }] : [];
}

/** How many people {@link followedWithBirthday} finds at most for a birthday. */
const BIRTHDAYS = 18;

/** The people that the viewer follows and whose birthday is celebrated on a date (yyyy-mm-dd). */
export const followedWithBirthday = defineQuery({
  records: users,
  async fetch(account, date: string, signal): Promise<readonly UserId[]> {
    const { api, me } = account;
    if (!me) return [];
    // Servers read it in their own time zone. A date alone would count from midnight in UTC, which is the day before in America.
    const asked = birthdaysOn(date).map((day) => ({ userId: me.id, birthday: `${day}T12:00:00`, limit: BIRTHDAYS }));
    const found = await Promise.all(asked.map((params) => api.call('users/following', params, { signal })));
    const people = found.flat().flatMap((follow) => personOf(account, follow, 'following'));
    // A server that itself celebrates 29 February on 1 March names those people twice.
    return [...new Set(people.map(({ userId }) => userId))];
  },
  read: (account, ids) => ids.flatMap((id) => account.users.get(id) ?? []),
});

/** The parameters of a user search. */
export interface UserSearch {
  readonly query: string;
  readonly origin: 'local' | 'remote' | 'combined';
}

/** The host that completion of usernames takes for {@link UserSearch.origin}. */
const hostOf = (origin: UserSearch['origin']): string | null => (origin === 'local' ? OWN_SERVER : null);

/** The answer of a call, or null if the roles of the account do not permit it. */
async function ifPermitted<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (thrown) {
    if (thrown instanceof ApiError && thrown.server.code === 'ROLE_PERMISSION_DENIED') return null;
    throw thrown;
  }
}

/** Users whose name or profile matches, or whose username begins so. */
export const foundUsers = defineCollection<UserSearch, Person>({
  records: users,
  async fetch(account, { query, origin }, { limit, offset = 0, signal }) {
    const { api } = account;
    const found = await ifPermitted(api.call('users/search', { query, origin, limit, offset }, { signal }));
    // Where people may not be searched, their usernames can still be completed.
    const byUsername = () =>
      api.call(
        'users/search-by-username-and-host',
        { username: query.replace(/^@/, ''), host: hostOf(origin), limit, detail: true },
        { signal },
      );
    const shown = found ?? (offset === 0 ? await byUsername() : []);
    return account.ingest.users(shown, 'fetch').map((id) => ({ id, userId: id }));
  },
});

/** The users of another server who are known here, those who posted last first. */
export const usersOfServer = defineCollection<string, Person>({
  records: users,
  async fetch(account, hostname, { limit, offset = 0, signal }) {
    const params = { sort: '+updatedAt', state: 'all', origin: 'remote', hostname, limit, offset } as const;
    return account.ingest.users(await account.api.call('users', params, { signal }), 'fetch').map((id) => ({ id, userId: id }));
  },
});

/** The host that means the viewer's own server in {@link peopleToChoose}. */
export const OWN_SERVER = '.';

/** Which users a chooser offers: those with these ids, or those that match a text. */
export type PeopleToChoose =
  | { readonly recentIds: readonly UserId[] }
  | { readonly text: string; readonly username: string; readonly host: string | null };

/** How many users a chooser offers for each kind of match. */
const CHOICES = 10;

/** Users to choose from: first those whose username starts with the text, then those whose name contains it. */
export const peopleToChoose = defineQuery({
  records: users,
  async fetch(account, wanted: PeopleToChoose, signal): Promise<readonly UserId[]> {
    const { api, ingest } = account;
    const options = { signal };
    if ('recentIds' in wanted) {
      const { recentIds } = wanted;
      if (recentIds.length === 0) return [];
      // Servers leave out deleted users.
      const known = await api.call('users/show', { userIds: recentIds }, options);
      const ids = new Set(ingest.users(Array.isArray(known) ? known : [known], 'fetch'));
      return recentIds.filter((id) => ids.has(id));
    }
    const { text, username, host } = wanted;
    const origin = host === OWN_SERVER ? 'local' : 'combined';
    const [byUsername, byName] = await Promise.all([
      api.call('users/search-by-username-and-host', { username, host, limit: CHOICES, detail: false }, options),
      host === null || host === OWN_SERVER
        ? ifPermitted(api.call('users/search', { query: text, origin, limit: CHOICES, detail: false }, options))
        : [],
    ]);
    return [...new Set(ingest.users([...byUsername, ...(byName ?? [])], 'fetch'))];
  },
  read: (account, ids) => ids.flatMap((id) => account.users.get(id) ?? []),
});

/** How long an answer of {@link usersStartingWith} counts; ms. */
const COMPLETION_FRESH_MS = 600_000;

/** Users whose username starts with a text, also on servers whose name starts with a text, or on any with a `host` of null. */
export const usersStartingWith = defineQuery({
  records: users,
  freshMs: COMPLETION_FRESH_MS,
  async fetch(account, { username, host }: UserAddress, signal): Promise<readonly UserId[]> {
    const params = { username, host, limit: CHOICES, detail: false };
    return account.ingest.users(await account.api.call('users/search-by-username-and-host', params, { signal }), 'fetch');
  },
  read: (account, ids) => ids.flatMap((id) => account.users.get(id) ?? []),
});
