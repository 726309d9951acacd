import type { WireMe } from '~/api/wire';
import type { Result } from '~/lib/Result';
import { settle } from '../settle';
import type { AccountScope } from './AccountScope';
import type { Authentication } from './authenticate';

/**
 * Moves the account to another one, which has to name it as an alias. The account then has the values that the server saved.
 * @param target the other account as @name@server
 */
export async function moveTo({ api, meStore }: Pick<AccountScope, 'api' | 'meStore'>, target: string): Promise<Result<WireMe>> {
  const answer = await settle(api.call('i/move', { moveToAccount: target }));
  if (answer.ok) meStore.merge(answer.value);
  return answer;
}

/** Deletes the account for good. Nothing can be done with it afterwards, except signing out. */
export function deleteAccount({ api }: Pick<AccountScope, 'api'>, answers: Authentication): Promise<Result> {
  return settle(api.call('i/delete-account', { ...answers }));
}

/** Shows the replies of everybody whom the account follows, or hides them. */
export function setRepliesOfAll({ api }: Pick<AccountScope, 'api'>, withReplies: boolean): Promise<Result> {
  return settle(api.call('following/update-all', { withReplies }));
}
