import type { WireInvitation } from '~/api/wire';
import { ok, type Result } from '~/lib/Result';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineCollection, defineEntity, defineQuery } from '../definitions';
import { resourcesOf } from '../resourcesOf';

/** Codes with which people can sign up although registration is closed. */
export const invitations = defineEntity<WireInvitation>();

/** Stores an answer about invitations. */
export const takeInvitations = (account: AccountScope, found: readonly WireInvitation[]): readonly WireInvitation[] =>
  invitations.many(
    account,
    found.map((invitation) => invitations.of(account).put(invitation)),
  );

/** The invitations that the viewer has created, newest first. */
export const myInvitations = defineCollection<null, WireInvitation>({
  entity: invitations,
  fetch: async (account, _, { limit, untilId, signal }) =>
    takeInvitations(account, await account.api.call('invite/list', { limit, ...(untilId && { untilId }) }, { signal })),
});

/** How many people the viewer may still invite; null means any number. */
export const remainingInvitations = defineQuery({
  fetch: async (account, _: null, signal): Promise<{ readonly count: number | null }> => ({
    count: (await account.api.call('invite/limit', {}, { signal })).remaining,
  }),
});

/** Creates a code with which one person can sign up. It joins the list. */
export async function createInvitation(account: AccountScope): Promise<Result<WireInvitation>> {
  const answer = await settle(account.api.call('invite/create', {}));
  if (!answer.ok) return answer;
  takeInvitations(account, [answer.value]);
  resourcesOf(account).collection(myInvitations, null).prepend(answer.value);
  await resourcesOf(account).query(remainingInvitations, null).refresh();
  return answer;
}

/** Deletes a code, which then no longer works. */
export async function deleteInvitation(account: AccountScope, inviteId: string): Promise<Result> {
  const answer = await settle(account.api.call('invite/delete', { inviteId }));
  if (!answer.ok) return answer;
  invitations.of(account).remove(inviteId);
  resourcesOf(account).invalidate(remainingInvitations);
  return ok();
}
