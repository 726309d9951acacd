import { statfs } from 'node:fs/promises';
import { cpus, hostname, totalmem } from 'node:os';
import { z } from 'zod';
import { settingsOf } from '../core/instance/settings';
import { packMeta } from '../core/instance/meta';
import { ONLINE_MS } from '../core/users/packUserLite';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';

/** How long answers about the machine and its visitors may be cached, in seconds, as on real servers. */
const FACTS_CACHE_SECONDS = 60;

/** Information about the instance. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'meta',
    params: z.object({ detail: z.boolean().default(true) }),
    run: ({ detail }, { server }) => packMeta(server, detail),
  }),
  defineEndpoint({
    path: 'stats',
    params: z.object({}),
    run(_params, { server }) {
      const count = (sql: string) => server.db.get<{ n: number }>(sql)?.n ?? 0;
      return {
        notesCount: count('SELECT COUNT(*) AS n FROM notes'),
        originalNotesCount: count('SELECT COUNT(*) AS n FROM notes WHERE userHost IS NULL'),
        usersCount: count('SELECT COUNT(*) AS n FROM users'),
        originalUsersCount: count('SELECT COUNT(*) AS n FROM users WHERE host IS NULL'),
        reactionsCount: count('SELECT COUNT(*) AS n FROM noteReactions'),
        instances: count('SELECT COUNT(DISTINCT host) AS n FROM users WHERE host IS NOT NULL'),
        // Real servers of this version answer 0 here as well.
        driveUsageLocal: 0,
        driveUsageRemote: 0,
      };
    },
  }),
  defineEndpoint({
    path: 'server-info',
    get: { cacheSeconds: FACTS_CACHE_SECONDS },
    params: z.object({}),
    async run(_params, { server }) {
      if (!settingsOf(server).enableServerMachineStats) {
        return { machine: '?', cpu: { model: '?', cores: 0 }, mem: { total: 0 }, fs: { total: 0, used: 0 } };
      }
      const disk = await statfs(server.config.filesDir);
      const cores = cpus();
      return {
        machine: hostname(),
        cpu: { model: cores[0]?.model ?? '?', cores: cores.length },
        mem: { total: totalmem() },
        fs: { total: disk.blocks * disk.bsize, used: (disk.blocks - disk.bfree) * disk.bsize },
      };
    },
  }),
  defineEndpoint({
    path: 'get-online-users-count',
    get: { cacheSeconds: FACTS_CACHE_SECONDS },
    params: z.object({}),
    run: (_params, { server }) => ({
      count:
        server.db.get<{ n: number }>('SELECT COUNT(*) AS n FROM users WHERE lastActiveAt > ?', [server.clock.now() - ONLINE_MS])?.n ?? 0,
    }),
  }),
];
