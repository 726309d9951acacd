import type { WireUserList } from '~/api/wire';
import { ok, type Result } from '~/lib/Result';
import type { UserId } from '~/services/records';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import type { Collection } from '../Collection';
import { defineCollection, defineQuery } from '../definitions';
import { listById, lists, myLists, setListMember } from './lists';
import { resourcesOf } from '../resourcesOf';
import { takeUser } from '../users/takeUser';

/** A user in a list. */
export interface Membership {
  readonly id: string;
  readonly userId: UserId;
  /** Whether the timeline of the list has the user's replies to others. */
  readonly withReplies: boolean;
}

/** Most servers allow fewer members, so one batch has all of them. */
const MEMBERS_BATCH = 60;

/** The members of one of the viewer's lists, newest first. */
export const membershipsOf = defineCollection<string, Membership>({
  batchSizes: () => ({ first: MEMBERS_BATCH, next: MEMBERS_BATCH }),
  looksAhead: true,
  async fetch(account, listId, { limit, untilId, signal }) {
    const found = await account.api.call('users/lists/get-memberships', { listId, limit, ...(untilId && { untilId }) }, { signal });
    return found.map(({ id, user, withReplies }) => ({ id, userId: takeUser(account, user), withReplies }));
  },
  follow: ({ hub }, listId, list) =>
    hub.acquire(
      'userList',
      // The page about the list uses the same parameters, so both share the channel.
      { listId, withRenotes: true },
      (type, body) => {
        if (type === 'userAdded') void list.refresh();
        else if (type === 'userRemoved') dropMember(list, (body as { readonly id: UserId }).id);
      },
      () => void list.reload(),
    ),
});

function dropMember(list: Collection<Membership>, userId: UserId): void {
  for (const { id } of list.items.filter((item) => item.userId === userId)) list.remove(id);
}

/** Some users by their ids. Servers leave out deleted ones. */
export const usersByIds = defineQuery({
  records: ({ users }) => users,
  async fetch({ api, ingest }, userIds: readonly UserId[], signal): Promise<readonly UserId[]> {
    if (userIds.length === 0) return [];
    const found = await api.call('users/show', { userIds }, { signal });
    const known = new Set(ingest.users([found].flat(), 'fetch'));
    return userIds.filter((id) => known.has(id));
  },
  read: ({ users }, ids) => ids.flatMap((id) => users.get(id) ?? []),
});

/** A public list of anyone, with its favorites. */
export const publicList = defineQuery({
  records: lists.of,
  fetch: async (account, listId: string, signal) =>
    lists.of(account).put(await account.api.call('users/lists/show', { listId, forPublic: true }, { signal })),
  read: lists.one,
});

/** Creates an empty list of the viewer. */
export function createList(account: AccountScope, name: string): Promise<Result<WireUserList>> {
  return added(account, account.api.call('users/lists/create', { name }));
}

/** Creates a list of the viewer with the members of a public list. */
export function copyList(account: AccountScope, listId: string, name: string): Promise<Result<WireUserList>> {
  return added(account, account.api.call('users/lists/create-from-public', { listId, name }));
}

async function added(account: AccountScope, call: Promise<WireUserList>): Promise<Result<WireUserList>> {
  const answer = await settle(call);
  if (!answer.ok) return answer;
  lists.of(account).put(answer.value);
  resourcesOf(account).invalidate(myLists);
  return answer;
}

/** Renames a list of the viewer, or makes it public or private. */
export async function updateList(
  account: AccountScope,
  listId: string,
  changes: Partial<Pick<WireUserList, 'name' | 'isPublic'>>,
): Promise<Result> {
  const shown = lists.of(account).optimistic(listId, (list) => ({ ...list, ...changes }));
  const answer = await settle(account.api.call('users/lists/update', { listId, ...changes }));
  if (answer.ok) shown.commit();
  else shown.undo();
  return answer.ok ? ok() : answer;
}

/** Deletes a list of the viewer, and removes it from every view. */
export async function deleteList(account: AccountScope, listId: string): Promise<Result> {
  const answer = await settle(account.api.call('users/lists/delete', { listId }));
  if (answer.ok) lists.of(account).remove(listId);
  return answer;
}

/** Adds a user to a list of the viewer or removes them, and updates the members on screen. */
export async function changeMember(account: AccountScope, listId: string, userId: UserId, isMember: boolean): Promise<Result> {
  const answer = await setListMember(account, listId, userId, isMember);
  const members = resourcesOf(account).collection(membershipsOf, listId);
  if (answer.ok && isMember) await members.refresh();
  else if (answer.ok) dropMember(members, userId);
  // The known members were wrong: another device changed them.
  else resourcesOf(account).invalidate(listById, listId);
  return answer;
}

/** Shows or hides a member's replies to others in the timeline of the list. The change shows at once. */
export async function setMemberReplies(account: AccountScope, listId: string, member: Membership, withReplies: boolean): Promise<Result> {
  const members = resourcesOf(account).collection(membershipsOf, listId);
  members.replace({ ...member, withReplies });
  const answer = await settle(account.api.call('users/lists/update-membership', { listId, userId: member.userId, withReplies }));
  if (!answer.ok) members.replace(member);
  return answer;
}

/** Adds a public list to the favorites or removes it. The change shows at once and is undone if the server refuses. */
export async function setListFavorite(account: AccountScope, listId: string, isLiked: boolean): Promise<Result> {
  const shown = lists.of(account).optimistic(listId, (list) => ({
    ...list,
    isLiked,
    likedCount: Math.max(0, (list.likedCount ?? 0) + (isLiked ? 1 : -1)),
  }));
  const answer = await settle(account.api.call(isLiked ? 'users/lists/favorite' : 'users/lists/unfavorite', { listId }));
  if (answer.ok) shown.commit();
  else shown.undo();
  return answer;
}
