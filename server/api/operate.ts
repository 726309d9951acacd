import { networkInterfaces, cpus, hostname, platform, totalmem } from 'node:os';
import { statfs } from 'node:fs/promises';
import { z } from 'zod';
import { refusal } from '../core/ApiFailure';
import { cleanRemoteMedia, filesForStaff, packFileForStaff } from '../core/drive/filesForStaff';
import { packFileDetailed } from '../core/drive/packFile';
import { suspendInstance } from '../core/instance/otherServers';
import { addRelay, allRelays, MAX_RELAYS, removeRelay } from '../core/instance/relays';
import { retention } from '../core/instance/retention';
import { tableStats } from '../core/instance/tableStats';
import { clearDeliveries, delayedDeliveries, promoteJobs } from '../core/jobs/delayedJobs';
import { logModeration } from '../core/moderation/moderationLog';
import { pagingParams } from '../db/paging';
import type { FileRow } from '../db/rows/FileRow';
import { defineEndpoint, type EndpointDefinition, idParam } from '../http/defineEndpoint';
import { safeHttpUrl } from '~/lib/safeHttpUrl';

const nothing = z.object({});

/** The longest address, in characters. */
const MAX_URL = 2048;

/** What keeps the instance running: its files, queues, tables, relays and other servers. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'admin/drive/files',
    needs: 'moderator',
    scope: 'read:admin:drive',
    params: z.object({
      ...pagingParams,
      userId: idParam.nullish(),
      type: z
        .string()
        .max(128)
        .regex(/^[a-zA-Z0-9/\-*]+$/)
        .nullish(),
      origin: z.enum(['local', 'remote', 'combined']).default('local'),
      hostname: z.string().max(512).nullish(),
    }),
    run: ({ userId, type, origin, hostname, ...page }, { server }) =>
      filesForStaff(server, { userId: userId ?? null, type: type ?? null, origin, hostname: hostname ?? null }, page).map((file) =>
        packFileDetailed(server, file),
      ),
  }),
  defineEndpoint({
    path: 'admin/drive/show-file',
    needs: 'moderator',
    scope: 'read:admin:drive',
    params: z.object({ fileId: idParam.optional(), url: z.string().max(MAX_URL).optional() }),
    run({ fileId, url }, { server }) {
      const key = url?.startsWith(`${server.origin}/files/`) ? url.slice(`${server.origin}/files/`.length) : '';
      const file = server.db.get<FileRow>("SELECT * FROM files WHERE id = ?1 OR (?2 <> '' AND (accessKey = ?2 OR thumbnailKey = ?2))", [
        fileId ?? '',
        key,
      ]);
      if (!file) throw refusal('NO_SUCH_FILE', 'caf3ca38-c6e5-472e-a30c-b05377dcc240', 'No such file.');
      return packFileForStaff(server, file);
    },
  }),
  defineEndpoint({
    path: 'admin/drive/clean-remote-files',
    needs: 'admin',
    scope: 'write:admin:drive',
    params: nothing,
    run: (_params, { server }) => cleanRemoteMedia(server),
  }),
  defineEndpoint({
    path: 'admin/federation/update-instance',
    needs: 'moderator',
    scope: 'write:admin:federation',
    params: z.object({ host: z.string().max(512), isSuspended: z.boolean() }),
    run({ host, isSuspended }, { server, me }) {
      server.db.transaction(() => {
        if (!suspendInstance(server, host, isSuspended)) {
          throw refusal('INSTANCE_NOT_FOUND', '82791415-ae4b-4e82-bffe-e3dbc4322a0a', 'instance not found');
        }
        logModeration(server, me(), isSuspended ? 'suspendRemoteInstance' : 'unsuspendRemoteInstance', { host });
      });
    },
  }),
  defineEndpoint({
    path: 'admin/queue/deliver-delayed',
    needs: 'moderator',
    scope: 'read:admin:queue',
    params: nothing,
    run: (_params, { server }) => delayedDeliveries(server),
  }),
  defineEndpoint({
    path: 'admin/queue/inbox-delayed',
    needs: 'moderator',
    scope: 'read:admin:queue',
    params: nothing,
    // Nothing that comes from other servers is tried again.
    run: () => [],
  }),
  defineEndpoint({
    path: 'admin/queue/promote',
    needs: 'moderator',
    scope: 'write:admin:queue',
    params: z.object({ type: z.enum(['deliver', 'inbox']) }),
    run({ type }, { server, me }) {
      server.db.transaction(() => {
        promoteJobs(server, type);
        logModeration(server, me(), 'promoteQueue');
      });
    },
  }),
  defineEndpoint({
    path: 'admin/queue/clear',
    needs: 'moderator',
    scope: 'write:admin:queue',
    params: nothing,
    run(_params, { server, me }) {
      server.db.transaction(() => {
        clearDeliveries(server);
        logModeration(server, me(), 'clearQueue');
      });
    },
  }),
  defineEndpoint({
    path: 'admin/relays/list',
    needs: 'moderator',
    scope: 'read:admin:relays',
    params: nothing,
    run: (_params, { server }) => allRelays(server),
  }),
  defineEndpoint({
    path: 'admin/relays/add',
    needs: 'moderator',
    scope: 'write:admin:relays',
    params: z.object({ inbox: z.string().max(MAX_URL) }),
    run({ inbox }, { server }) {
      const url = safeHttpUrl(inbox);
      if (url === null || !url.startsWith('https:')) throw refusal('INVALID_URL', 'fb8c92d3-d4e5-44e7-b3d4-800d5cef8b2c', 'Invalid URL');
      if (allRelays(server).length >= MAX_RELAYS) {
        throw refusal('TOO_MANY_RELAYS', '5d0b7d52-6e5d-4f3b-9a41-c1d8e0f7a936', 'There are too many relays.');
      }
      return addRelay(server, url);
    },
  }),
  defineEndpoint({
    path: 'admin/relays/remove',
    needs: 'moderator',
    scope: 'write:admin:relays',
    params: z.object({ inbox: z.string().max(MAX_URL) }),
    run: ({ inbox }, { server }) => removeRelay(server, inbox),
  }),
  defineEndpoint({
    path: 'admin/get-table-stats',
    needs: 'admin',
    scope: 'read:admin:table-stats',
    // It reads every page of the database, and nothing else is answered meanwhile.
    limit: { durationMs: 60_000, max: 10 },
    params: nothing,
    run: (_params, { server }) => tableStats(server),
  }),
  defineEndpoint({
    path: 'admin/server-info',
    needs: 'moderator',
    scope: 'read:admin:server-info',
    params: nothing,
    async run(_params, { server }) {
      const disk = await statfs(server.config.filesDir);
      const cores = cpus();
      return {
        machine: hostname(),
        os: platform(),
        node: process.version,
        // The database of the instance, in the place of that of real servers.
        psql: `SQLite ${server.db.get<{ v: string }>('SELECT sqlite_version() AS v')?.v ?? ''}`,
        cpu: { model: cores[0]?.model ?? '?', cores: cores.length },
        mem: { total: totalmem() },
        fs: { total: disk.blocks * disk.bsize, used: (disk.blocks - disk.bfree) * disk.bsize },
        net: { interface: Object.keys(networkInterfaces()).find((name) => name !== 'lo') ?? 'lo' },
      };
    },
  }),
  defineEndpoint({
    path: 'retention',
    get: { cacheSeconds: 3600 },
    limit: { durationMs: 60_000, max: 60 },
    params: nothing,
    run: (_params, { server }) => retention(server),
  }),
];
