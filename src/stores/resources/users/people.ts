import type { PeopleSort } from '~/api/endpoints';
import type { WireRole } from '~/api/wire';
import type { UserId } from '~/services/records';
import type { AccountScope } from '~/stores/session/AccountScope';
import { defineCollection, defineQuery } from '../definitions';
import { ENDPOINTS_FRESH_MS } from '../server/endpoints';
import { roles } from './roles';
import { takeUser } from './takeUser';
import type { Person } from './users';

const users = (account: AccountScope) => account.users;

/** How many cards of people a batch has. */
export const PEOPLE_BATCH = 30;
const batchSizes = () => ({ first: PEOPLE_BATCH, next: PEOPLE_BATCH });

/** Which people {@link peopleToExplore} lists. */
export interface PeopleToExplore {
  readonly origin: 'local' | 'remote';
  readonly sort: PeopleSort;
}

/** People who want to be found. */
export const peopleToExplore = defineCollection<PeopleToExplore, Person>({
  batchSizes,
  async fetch(account, { origin, sort }, { limit, offset = 0, signal }) {
    // Servers that no longer post would fill the list of the last active.
    const state = sort === '+updatedAt' ? 'alive' : 'all';
    const found = await account.api.call('users', { origin, sort, state, limit, offset }, { signal });
    return account.ingest.users(found, 'fetch').map((id) => ({ id, userId: id }));
  },
});

/** How many people {@link suggestedPeople} has at most besides those whom the server recommends. */
const POPULAR = 10;

/** People for a new account to follow: those whom the server recommends, then those of the server whom many follow. */
export const suggestedPeople = defineQuery({
  records: users,
  async fetch(account, _: null, signal): Promise<readonly UserId[]> {
    const { api, ingest, me } = account;
    const [pinned, popular] = await Promise.all([
      api.call('pinned-users', {}, { signal }),
      api.call('users', { state: 'alive', origin: 'local', sort: '+follower', limit: POPULAR }, { signal }),
    ]);
    return [...new Set(ingest.users([...pinned, ...popular], 'fetch'))].filter((id) => id !== me?.id);
  },
  read: (account, ids) => ids.flatMap((id) => account.users.get(id) ?? []),
});

/** How many people servers name at most for a hashtag. */
const MOST_WITH_TAG = 100;

/** People of all servers with a hashtag in their profile, those with the most followers first. There is only one batch. */
export const peopleWithTag = defineCollection<string, Person>({
  batchSizes: () => ({ first: MOST_WITH_TAG, next: MOST_WITH_TAG }),
  async fetch(account, tag, { offset = 0, signal }) {
    if (offset > 0) return [];
    const params = { tag, origin: 'combined', sort: '+follower', limit: MOST_WITH_TAG } as const;
    const found = await account.api.call('hashtags/users', params, { signal });
    return account.ingest.users(found, 'fetch').map((id) => ({ id, userId: id }));
  },
});

/** The roles whose members everybody may see, highest first; only for accounts. */
export const explorableRoles = defineQuery({
  records: roles.of,
  async fetch(account, _: null, signal) {
    const found = await account.api.call('roles/list', {}, { signal });
    return found.toSorted((a, b) => b.displayOrder - a.displayOrder).map((role) => roles.of(account).put(role));
  },
  read: roles.many,
});

/** Loads a role that everybody may know of. */
export const roleById = defineQuery({
  records: roles.of,
  fetch: async (account, roleId: string, signal) => roles.of(account).put(await account.api.call('roles/show', { roleId }, { signal })),
  read: (account, id): WireRole | undefined => roles.one(account, id),
});

/** The people with a role, the last one first. */
export const peopleWithRole = defineCollection<string, Person>({
  batchSizes,
  async fetch(account, roleId, { limit, untilId, signal }) {
    const found = await account.api.call('roles/users', { roleId, limit, ...(untilId && { untilId }) }, { signal });
    return found.map(({ id, user }) => ({ id, userId: takeUser(account, user) }));
  },
});

/** Which follow requests {@link followRequests} lists. */
export type RequestSide = 'received' | 'sent';

/** Events of the live connection that may change the requests. */
const CHANGES_REQUESTS = new Set(['receiveFollowRequest', 'followed', 'follow', 'unfollow', 'meUpdated']);

/** The follow requests that are still open, with the other person, newest first. It follows other devices and tabs. */
export const followRequests = defineCollection<RequestSide, Person>({
  records: users,
  async fetch(account, side, { limit, untilId, signal }) {
    const params = { limit, ...(untilId && { untilId }) };
    const found = await account.api.call(side === 'received' ? 'following/requests/list' : 'following/requests/sent', params, { signal });
    return found.map(({ id, follower, followee }) => ({ id, userId: takeUser(account, side === 'received' ? follower : followee) }));
  },
  follow: (account, _side, list) =>
    account.hub.acquire(
      'main',
      undefined,
      (type) => {
        if (CHANGES_REQUESTS.has(type)) void list.refresh();
      },
      () => void list.refresh(),
    ),
});

/** Whether the server lists the requests that the viewer sent; older ones do not. */
export const listsSentRequests = defineQuery({
  freshMs: ENDPOINTS_FRESH_MS,
  fetch: async ({ api }, _: null, signal): Promise<boolean> =>
    (await api.call('endpoints', {}, { signal })).includes('following/requests/sent'),
});
