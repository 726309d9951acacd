import type { WireUserList, WireUserLite } from '~/api/wire';
import { disposable, type Disposable } from '~/lib/disposable';
import { ok, type Result } from '~/lib/Result';
import type { UserId } from '~/services/records';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineEntity, defineQuery } from '../definitions';
import { resourcesOf } from '../resourcesOf';

/** Lists of users whose notes are read as one timeline. */
export const lists = defineEntity<WireUserList>();

/** How long a menu uses the lists without asking again; ms. */
const FRESH_MS = 30 * 60_000;

/** The viewer's lists with their members. Servers return all of them at once. */
export const myLists = defineQuery({
  records: lists.of,
  freshMs: FRESH_MS,
  fetch: async (account, _: null, signal) =>
    (await account.api.call('users/lists/list', {}, { signal })).map((list) => lists.of(account).put(list)),
  read: lists.many,
});

/** Loads a list by its id. */
export const listById = defineQuery({
  records: lists.of,
  fetch: async (account, listId: string, signal) =>
    lists.of(account).put(await account.api.call('users/lists/show', { listId }, { signal })),
  read: lists.one,
  follow: followMembers,
});

/** Loads a list, and its members with their online status. */
export const listMembers = defineQuery({
  records: ({ users }) => users,
  async fetch(account, listId: string, signal): Promise<readonly UserId[]> {
    const { api, ingest } = account;
    const list = await api.call('users/lists/show', { listId }, { signal });
    lists.of(account).put(list);
    const { userIds = [] } = list;
    if (userIds.length === 0) return [];
    const found = await api.call('users/show', { userIds }, { signal });
    return ingest.users([found].flat(), 'fetch');
  },
  read: ({ users }, ids) => ids.flatMap((id) => users.get(id) ?? []),
});

/** Updates the members of a list when other tabs or devices change them. */
function followMembers(account: AccountScope, listId: string): Disposable {
  const { hub, me } = account;
  // Servers report changes only to the owner.
  if (!me) return disposable(() => {});
  return hub.acquire(
    'userList',
    // The timeline of the list uses the same parameters by default, so both share the channel.
    { listId, withRenotes: true },
    (type, body) => {
      if (type === 'userAdded' || type === 'userRemoved') patchMember(account, listId, (body as WireUserLite).id, type === 'userAdded');
    },
    () => resourcesOf(account).invalidate(listById, listId),
  );
}

/** Adds a user to a list or removes them. */
export async function setListMember(account: AccountScope, listId: string, userId: UserId, isMember: boolean): Promise<Result> {
  const answer = await settle(account.api.call(isMember ? 'users/lists/push' : 'users/lists/pull', { listId, userId }));
  if (!answer.ok) return answer;
  patchMember(account, listId, userId, isMember);
  return ok();
}

function patchMember(account: AccountScope, listId: string, userId: UserId, isMember: boolean): void {
  lists.of(account).patch(listId, (list) => {
    const others = (list.userIds ?? []).filter((id) => id !== userId);
    return { ...list, userIds: isMember ? [...others, userId] : others };
  });
}
