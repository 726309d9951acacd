import type { WireMe } from '~/api/wire';
import type { Req } from '~/api/endpoints';
import type { Result } from '~/lib/Result';
import { settle } from '../settle';
import type { AccountScope } from './AccountScope';

/** The most that servers accept as a name and as a description; in characters. */
export const MAX_NAME = 50;
export const MAX_BIO = 1500;

/** Changes the viewer's own account: profile, privacy, muted words. The account then has the values that the server saved. */
export async function updateMe({ api, meStore }: Pick<AccountScope, 'api' | 'meStore'>, changes: Req<'i/update'>): Promise<Result<WireMe>> {
  const answer = await settle(api.call('i/update', changes));
  if (answer.ok) meStore.merge(answer.value);
  return answer;
}
