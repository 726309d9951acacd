import type { WireRelay } from '~/api/wire';
import { ok, type Result } from '~/lib/Result';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineQuery } from '../definitions';
import { resourcesOf } from '../resourcesOf';

/** The relays that this server has asked for notes. */
export const relays = defineQuery({
  fetch: (account, _: null, signal): Promise<readonly WireRelay[]> => account.api.call('admin/relays/list', {}, { signal }),
});

/** Asks a relay for public notes. @param inbox its address */
export const addRelay = (account: AccountScope, inbox: string): Promise<Result> =>
  changed(account, settle(account.api.call('admin/relays/add', { inbox })));

/** Ends a subscription. */
export const removeRelay = (account: AccountScope, inbox: string): Promise<Result> =>
  changed(account, settle(account.api.call('admin/relays/remove', { inbox })));

async function changed(account: AccountScope, work: Promise<Result<unknown>>): Promise<Result> {
  const answer = await work;
  if (!answer.ok) return answer;
  await resourcesOf(account).query(relays, null).refresh();
  return ok();
}
