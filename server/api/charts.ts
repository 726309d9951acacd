import { z } from 'zod';
import { WHOLE } from '../core/charts/chartChanges';
import type { ChartName } from '../core/charts/descriptions';
import { readChart, type ChartPeriod } from '../core/charts/readChart';
import { viewerOf } from '../core/notes/notes';
import { seesFollows } from '../core/relations/relations';
import { findUser, profileOf } from '../core/users/users';
import type { ProfileRow } from '../db/rows/UserRow';
import type { Server } from '../core/Server';
import { defineEndpoint, type EndpointDefinition, idParam } from '../http/defineEndpoint';

/** Largest moment that a date can have, in ms from 1970 in either direction. */
const MAX_MS = 8_640_000_000_000_000;

const period = z.object({
  span: z.enum(['day', 'hour']),
  limit: z.number().int().min(1).max(500).default(30),
  offset: z.number().int().min(-MAX_MS).max(MAX_MS).nullish(),
});
const periodOfUser = period.extend({ userId: idParam });
const periodOfHost = period.extend({ host: z.string().min(1).max(256) });

/** Everyone may read charts. A dashboard asks for a dozen a minute. */
const readable = { get: { cacheSeconds: 60 }, limit: { durationMs: 60_000, max: 300 } } as const;

const read = <C extends ChartName>(server: Server, chart: C, group: string, of: ChartPeriod) =>
  readChart(server.db, server.clock.now(), chart, group, of);

/** Zeros for numbers that the caller may not see. */
const blank = (counts: Readonly<Record<'total' | 'inc' | 'dec', readonly number[]>>) => ({
  total: counts.total.map(() => 0),
  inc: counts.inc.map(() => 0),
  dec: counts.dec.map(() => 0),
});

/** Numbers over time: of the instance, of an account, of another server. An unknown account or server has zeros, and so have counts that its profile hides. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    ...readable,
    path: 'charts/active-users',
    params: period,
    run: (of, { server }) => read(server, 'active-users', WHOLE, of),
  }),
  defineEndpoint({
    ...readable,
    path: 'charts/ap-request',
    params: period,
    run: (of, { server }) => read(server, 'ap-request', WHOLE, of),
  }),
  defineEndpoint({ ...readable, path: 'charts/drive', params: period, run: (of, { server }) => read(server, 'drive', WHOLE, of) }),
  defineEndpoint({
    ...readable,
    path: 'charts/federation',
    params: period,
    run: (of, { server }) => read(server, 'federation', WHOLE, of),
  }),
  defineEndpoint({
    ...readable,
    path: 'charts/instance',
    params: periodOfHost,
    run: ({ host, ...of }, { server }) => read(server, 'instance', host.toLowerCase(), of),
  }),
  defineEndpoint({ ...readable, path: 'charts/notes', params: period, run: (of, { server }) => read(server, 'notes', WHOLE, of) }),
  defineEndpoint({
    ...readable,
    path: 'charts/user/drive',
    params: periodOfUser,
    run: ({ userId, ...of }, { server }) => read(server, 'user/drive', userId, of),
  }),
  defineEndpoint({
    ...readable,
    path: 'charts/user/following',
    params: periodOfUser,
    run({ userId, ...of }, { server, viewer }) {
      const { local, remote } = read(server, 'user/following', userId, of);
      const user = findUser(server, userId);
      const profile = user && profileOf(server, user.id);
      const sees = (visibility: ProfileRow['followersVisibility']) => seesFollows(visibility, userId, viewerOf(server, viewer));
      const shown = (side: typeof local) => ({
        followings: profile && sees(profile.followingVisibility) ? side.followings : blank(side.followings),
        followers: profile && sees(profile.followersVisibility) ? side.followers : blank(side.followers),
      });
      return { local: shown(local), remote: shown(remote) };
    },
  }),
  defineEndpoint({
    ...readable,
    path: 'charts/user/notes',
    params: periodOfUser,
    run: ({ userId, ...of }, { server }) => read(server, 'user/notes', userId, of),
  }),
  defineEndpoint({
    ...readable,
    path: 'charts/user/pv',
    params: periodOfUser,
    run: ({ userId, ...of }, { server }) => read(server, 'user/pv', userId, of),
  }),
  defineEndpoint({
    ...readable,
    path: 'charts/user/reactions',
    params: periodOfUser,
    run: ({ userId, ...of }, { server }) => read(server, 'user/reactions', userId, of),
  }),
  defineEndpoint({ ...readable, path: 'charts/users', params: period, run: (of, { server }) => read(server, 'users', WHOLE, of) }),
];
