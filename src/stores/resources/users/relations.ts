import type { Result } from '~/lib/Result';
import type { UserId } from '~/services/records';
import type { AccountScope } from '~/stores/session/AccountScope';
import { UserActions } from '~/stores/userActions/UserActions';
import { defineCollection } from '../definitions';
import { resourcesOf } from '../resourcesOf';
import { takeUser } from './takeUser';

/** The ways to shut a user out. */
export type ShutOut = 'mutes' | 'renoteMutes' | 'blocks';

/** A user whom the viewer muted or blocked. */
export interface Relation {
  readonly id: string;
  readonly userId: UserId;
  /** When it began; ISO 8601. */
  readonly createdAt: string;
  /** When it ends, ISO 8601; null for no end. */
  readonly expiresAt: string | null;
}

/** How many people a batch has. */
export const RELATIONS_BATCH = 10;

/** The people whom the viewer muted, whose renotes the viewer muted, or whom the viewer blocked; newest first. */
export const shutOutPeople = defineCollection<ShutOut, Relation>({
  batchSizes: () => ({ first: RELATIONS_BATCH, next: RELATIONS_BATCH }),
  async fetch(account, kind, { limit, untilId, signal }) {
    const batch = { limit, ...(untilId && { untilId }) };
    if (kind === 'blocks') {
      const found = await account.api.call('blocking/list', batch, { signal });
      return found.map(({ id, createdAt, blockee }) => ({ id, createdAt, userId: takeUser(account, blockee), expiresAt: null }));
    }
    const found = await account.api.call(kind === 'mutes' ? 'mute/list' : 'renote-mute/list', batch, { signal });
    return found.map(({ id, createdAt, mutee, expiresAt = null }) => ({ id, createdAt, userId: takeUser(account, mutee), expiresAt }));
  },
});

/** Ends a mute or a block, and takes it off the list. */
export async function letIn(account: AccountScope, kind: ShutOut, { id, userId }: Relation): Promise<Result> {
  const actions = new UserActions(account);
  const act = {
    mutes: () => actions.unmute(userId),
    renoteMutes: () => actions.renoteUnmute(userId),
    blocks: () => actions.unblock(userId),
  };
  const result = await act[kind]();
  if (result.ok) resourcesOf(account).collection(shutOutPeople, kind).remove(id);
  return result;
}
