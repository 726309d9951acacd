import { z } from 'zod';
import { findInstance, findInstances, INSTANCE_SORTS, instanceStats } from '../core/instance/otherServers';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';

/** How long visitors may cache facts about other servers, in seconds. */
const CACHE_SECONDS = 60;
/** Everyone may read it. */
const limit = { durationMs: 60_000, max: 120 } as const;

const filter = z.boolean().nullish();

/** Other servers, as this instance knows them. It does not contact them. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'federation/instances',
    get: { cacheSeconds: CACHE_SECONDS },
    limit,
    params: z.object({
      host: z.string().max(256).nullish(),
      blocked: filter,
      notResponding: filter,
      suspended: filter,
      silenced: filter,
      federating: filter,
      subscribing: filter,
      publishing: filter,
      limit: z.number().int().min(1).max(100).default(30),
      offset: z.number().int().min(0).max(1_000_000).default(0),
      sort: z.enum(INSTANCE_SORTS).nullish(),
    }),
    run: ({ host, blocked, notResponding, suspended, silenced, federating, subscribing, publishing, ...page }, { server }) =>
      findInstances(server, {
        host: host ?? null,
        blocked: blocked ?? null,
        notResponding: notResponding ?? null,
        suspended: suspended ?? null,
        silenced: silenced ?? null,
        federating: federating ?? null,
        subscribing: subscribing ?? null,
        publishing: publishing ?? null,
        limit: page.limit,
        offset: page.offset,
        sort: page.sort ?? null,
      }),
  }),
  defineEndpoint({
    path: 'federation/show-instance',
    limit,
    params: z.object({ host: z.string().max(256) }),
    run: ({ host }, { server }) => findInstance(server, host) ?? undefined,
  }),
  defineEndpoint({
    path: 'federation/stats',
    get: { cacheSeconds: CACHE_SECONDS },
    limit,
    params: z.object({ limit: z.number().int().min(1).max(100).default(10) }),
    run: (params, { server }) => instanceStats(server, params.limit),
  }),
];
