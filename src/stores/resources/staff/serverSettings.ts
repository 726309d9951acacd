import type { WireServerSettings } from '~/api/wire';
import { ok, type Result } from '~/lib/Result';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineQuery } from '../definitions';
import { resourcesOf } from '../resourcesOf';

/** All settings of the server, which only administrators may read. */
export const serverSettings = defineQuery({
  fetch: (account, _: null, signal): Promise<WireServerSettings> => account.api.call('admin/meta', {}, { signal }),
});

/** Changes some settings of the server. */
export async function saveServerSettings(account: AccountScope, change: Readonly<Record<string, unknown>>): Promise<Result> {
  const answer = await settle(account.api.call('admin/update-meta', change));
  if (!answer.ok) return answer;
  await resourcesOf(account).query(serverSettings, null).refresh();
  return ok();
}
