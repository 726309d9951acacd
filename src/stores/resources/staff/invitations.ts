import type { Req } from '~/api/endpoints';
import type { WireInvitation } from '~/api/wire';
import type { Result } from '~/lib/Result';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { invitations, takeInvitations } from '../account/invitations';
import { defineCollection } from '../definitions';
import { resourcesOf } from '../resourcesOf';

/** Which invitations {@link allInvitations} lists, and how they are sorted. */
export type InvitationFilter = Required<Pick<Req<'admin/invite/list'>, 'type' | 'sort'>>;

/** The invitations of everybody. */
export const allInvitations = defineCollection<InvitationFilter, WireInvitation>({
  entity: invitations,
  fetch: async (account, filter, { limit, offset = 0, signal }) =>
    takeInvitations(account, await account.api.call('admin/invite/list', { ...filter, limit, offset }, { signal })),
});

/** What new codes are like. */
export interface NewInvitations {
  readonly count: number;
  /** When they end, as an ISO 8601 date; null for never. */
  readonly expiresAt: string | null;
}

/** Creates codes with which one person each can sign up. They join the list. */
export async function createInvitations(account: AccountScope, given: NewInvitations): Promise<Result<readonly WireInvitation[]>> {
  const answer = await settle(account.api.call('admin/invite/create', { ...given }));
  if (answer.ok) resourcesOf(account).invalidate(allInvitations);
  return answer;
}
