import type { Endpoint } from '~/api/endpoints';
import type { WireFederationInstance, WireMe } from '~/api/wire';
import { ok, type Result } from '~/lib/Result';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineQuery } from '../definitions';
import { otherServer } from './federation';
import { resourcesOf } from '../resourcesOf';

/** A moderator's action on another server: stop deliveries to it, block it, silence it, or read its description again. */
export type ServerAction = 'suspend' | 'block' | 'silence' | 'refresh';

const UPDATE = 'admin/federation/update-instance';
const REFRESH = 'admin/federation/refresh-remote-instance-metadata';

/** The endpoints that an action needs. Only administrators may read and change the lists of blocked and silenced servers. */
const NEEDED: Readonly<Record<ServerAction, { readonly endpoints: readonly Endpoint[]; readonly isForAdministrators: boolean }>> = {
  suspend: { endpoints: [UPDATE], isForAdministrators: false },
  block: { endpoints: ['admin/meta', 'admin/update-meta'], isForAdministrators: true },
  silence: { endpoints: ['admin/meta', 'admin/update-meta'], isForAdministrators: true },
  refresh: { endpoints: [REFRESH], isForAdministrators: false },
};

/** Which actions the viewer may take on this server. */
export const allowedServerActions = defineQuery({
  async fetch({ api, me }, _: null, signal): Promise<readonly ServerAction[]> {
    if (!mayModerate(me)) return [];
    const offered = new Set<string>(await api.call('endpoints', {}, { signal }));
    return (Object.keys(NEEDED) as ServerAction[]).filter((action) => {
      const { endpoints, isForAdministrators } = NEEDED[action];
      return (me?.isAdmin || !isForAdministrators) && endpoints.every((endpoint) => offered.has(endpoint));
    });
  },
});

/** Whether an account may moderate. */
export const mayModerate = (me: WireMe | null): boolean => me !== null && (me.isModerator || me.isAdmin);

/** Stops deliveries to a server, or starts them again. */
export function suspendServer(account: AccountScope, host: string, isSuspended: boolean): Promise<Result> {
  return changed(account, host, settle(account.api.call(UPDATE, { host, isSuspended })));
}

/** Reads the description of a server again. */
export function refreshServer(account: AccountScope, host: string): Promise<Result> {
  return changed(account, host, settle(account.api.call(REFRESH, { host })));
}

/** Blocks or silences a server, or ends that. */
export async function restrictServer(
  account: AccountScope,
  { host }: Pick<WireFederationInstance, 'host'>,
  action: 'block' | 'silence',
  isRestricted: boolean,
): Promise<Result> {
  const { api } = account;
  const meta = await settle(api.call('admin/meta', {}));
  if (!meta.ok) return meta;
  const name = action === 'block' ? 'blockedHosts' : 'silencedHosts';
  const others = (meta.value[name] ?? []).filter((one) => one !== host);
  return changed(account, host, settle(api.call('admin/update-meta', { [name]: isRestricted ? [...others, host] : others })));
}

async function changed(account: AccountScope, host: string, work: Promise<Result>): Promise<Result> {
  const answer = await work;
  if (!answer.ok) return answer;
  await resourcesOf(account).query(otherServer, host).refresh();
  return ok();
}
