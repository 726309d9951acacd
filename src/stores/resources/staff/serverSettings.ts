import type { WireServerSettings } from '~/api/wire';
import { peek } from '~/lib/peek';
import { ok, type Result } from '~/lib/Result';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineQuery } from '../definitions';
import { resourcesOf } from '../resourcesOf';

/** All settings of the server, which only administrators may read. */
export const serverSettings = defineQuery({
  async fetch(account, _: null, signal): Promise<WireServerSettings> {
    // Most servers say their rules only to everybody.
    const [settings, meta] = await Promise.all([
      account.api.call('admin/meta', {}, { signal }),
      settle(account.api.call('meta', {}, { signal })),
    ]);
    return meta.ok && Array.isArray(meta.value.serverRules) ? { serverRules: meta.value.serverRules, ...settings } : settings;
  },
});

/** Asks the server for its settings as they are now. Views of them follow. */
export async function currentServerSettings(account: AccountScope): Promise<Result<WireServerSettings>> {
  const query = resourcesOf(account).query(serverSettings, null);
  const answer = await query.reload();
  return answer.ok ? ok(peek(() => query.value!)) : answer;
}

/** Changes some settings of the server. @returns all settings, also if the server does not repeat them */
export async function saveServerSettings(
  account: AccountScope,
  change: Readonly<Record<string, unknown>>,
): Promise<Result<WireServerSettings>> {
  const answer = await settle(account.api.call('admin/update-meta', change));
  if (!answer.ok) return answer;
  const now = await currentServerSettings(account);
  return now.ok ? now : ok({ ...peek(() => resourcesOf(account).query(serverSettings, null).value), ...change });
}
