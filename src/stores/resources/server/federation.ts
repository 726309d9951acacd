import type { InstanceSearch } from '~/api/endpoints';
import type { ChartSeries, WireFederationInstance } from '~/api/wire';
import { ApiError } from '~/lib/AppError';
import type { AccountScope } from '~/stores/session/AccountScope';
import { defineCollection, defineQuery } from '../definitions';

/** Another server, and how often it has called this one. */
export interface ActiveServer {
  readonly server: WireFederationInstance;
  /** The requests of each of the last 16 hours, newest first; null if the server does not tell. */
  readonly received: ChartSeries | null;
}

interface Limit {
  /** How many at most. */
  readonly limit: number;
}

const HOURS = 16;

/** The servers that called last, the latest first. */
export const latestServers = defineQuery({
  fetch: (account, { limit }: Limit, signal) => askForLatest(account, limit, signal),
});

/** The same servers, with the requests that they have sent. */
export const activeServers = defineQuery({
  fetch: async (account, { limit }: Limit, signal): Promise<readonly ActiveServer[]> => {
    const servers = await askForLatest(account, limit, signal);
    return Promise.all(servers.map(async (server) => ({ server, received: await receivedFrom(server.host, account, signal) })));
  },
});

/** The servers with the most follows from here and to here, and how many all others have. */
export const followShares = defineQuery({
  fetch: ({ api }, { limit }: Limit, signal) => api.call('federation/stats', { limit }, { signal }),
});

const askForLatest = (account: AccountScope, limit: number, signal: AbortSignal) =>
  account.api.call('federation/instances', { sort: '+latestRequestReceivedAt', limit }, { signal });

/** A chart that the server refuses leaves its row in the list; without a network, the whole list fails. */
async function receivedFrom(host: string, account: AccountScope, signal: AbortSignal): Promise<ChartSeries | null> {
  try {
    const { requests } = await account.api.call('charts/instance', { host, limit: HOURS, span: 'hour' }, { signal });
    return requests.received;
  } catch (thrown) {
    if (thrown instanceof ApiError) return null;
    throw thrown;
  }
}

/** The description of another server; undefined if it is not known here. */
export const otherServer = defineQuery({
  fetch: async (account, host: string, signal): Promise<WireFederationInstance | null> =>
    (await account.api.call('federation/show-instance', { host }, { signal })) ?? null,
  read: (_account, server) => server ?? undefined,
});

/** A server in a row of servers. */
export interface NamedServer {
  readonly key: string;
  readonly server: WireFederationInstance;
}

/** The servers with the most follows from and to here. */
export const closestServers = defineQuery({
  fetch: async (account, { limit }: Limit, signal): Promise<readonly NamedServer[]> => {
    const servers = await account.api.call('federation/instances', { sort: '+pubSub', limit }, { signal });
    return servers.map((server) => ({ key: server.host, server }));
  },
});

/** States that a list of servers can be limited to. */
export const SERVER_STATES = [
  'federating',
  'subscribing',
  'publishing',
  'suspended',
  'silenced',
  'blocked',
  'notResponding',
] as const satisfies readonly (keyof InstanceSearch)[];

/** Which servers {@link knownServers} lists. */
export interface ServerFilter {
  /** A part of the host; an empty text matches all. */
  readonly host: string;
  readonly state: (typeof SERVER_STATES)[number] | 'all';
  readonly sort: NonNullable<InstanceSearch['sort']>;
}

/** The servers that this one knows. */
export const knownServers = defineCollection<ServerFilter, WireFederationInstance>({
  batchSizes: () => ({ first: 30, next: 30 }),
  fetch: (account, { host, state, sort }, { limit, offset = 0, signal }) =>
    account.api.call(
      'federation/instances',
      { host: host || null, sort, limit, offset, ...(state !== 'all' && { [state]: true }) },
      { signal },
    ),
});
