import type { WireInvitation } from '~/api/wire';
import { ok, type Result } from '~/lib/Result';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineCollection, defineQuery } from '../definitions';
import { resourcesOf } from '../resourcesOf';

/** The invitations that the viewer has created, newest first. */
export const myInvitations = defineCollection<null, WireInvitation>({
  fetch: (account, _, { limit, untilId, signal }) => account.api.call('invite/list', { limit, ...(untilId && { untilId }) }, { signal }),
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
  resourcesOf(account).collection(myInvitations, null).prepend(answer.value);
  await resourcesOf(account).query(remainingInvitations, null).refresh();
  return answer;
}

/** Deletes a code, which then no longer works. */
export async function deleteInvitation(account: AccountScope, inviteId: string): Promise<Result> {
  const answer = await settle(account.api.call('invite/delete', { inviteId }));
  if (!answer.ok) return answer;
  resourcesOf(account).collection(myInvitations, null).remove(inviteId);
  await resourcesOf(account).query(remainingInvitations, null).refresh();
  return ok();
}
