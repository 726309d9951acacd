import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { ExportKind, ImportKind } from '../core/jobs/jobData';
import { policiesOf } from '../core/instance/roles';
import type { Server } from '../core/Server';
import type { FileRow } from '../db/rows/FileRow';
import type { UserRow } from '../db/rows/UserRow';
import { blobPath } from '../core/drive/blobs';
import { defineEndpoint, type Context, type EndpointDefinition, idParam } from '../http/defineEndpoint';
import { parseJson } from '../lib/boundedJson';
import { HOUR_MS } from '../lib/rateLimit';
import { refusal } from '../core/ApiFailure';

const MINUTE_MS = HOUR_MS / 60;
const DAY_MS = 24 * HOUR_MS;

const EXPORTS = [
  ['i/export-notes', 'notes', DAY_MS],
  ['i/export-favorites', 'favorites', DAY_MS],
  ['i/export-clips', 'clips', DAY_MS],
  ['i/export-user-lists', 'userLists', MINUTE_MS],
  ['i/export-mute', 'mute', HOUR_MS],
  ['i/export-blocking', 'blocking', HOUR_MS],
  ['i/export-antennas', 'antennas', HOUR_MS],
] as const satisfies readonly (readonly [string, ExportKind, number])[];

/** The limits of a file for an import, and the ids of its refusals. */
interface ImportFile {
  readonly maxBytes: number;
  readonly missing: string;
  readonly wrongType: string;
  readonly tooBig: string;
  readonly empty: string;
}

const FOLLOWING: ImportFile = {
  maxBytes: 50_000,
  missing: 'b98644cf-a5ac-4277-a502-0b8054a709a3',
  wrongType: '660f3599-bce0-4f95-9dde-311fd841c183',
  tooBig: 'dee9d4ed-ad07-43ed-8b34-b2856398bc60',
  empty: '31a1b42c-06f7-42ae-8a38-a661c5c9f691',
};

const TABLES = [
  [
    'i/import-user-lists',
    'userLists',
    {
      maxBytes: 30_000,
      missing: 'ea9cc34f-c415-4bc6-a6fe-28ac40357049',
      wrongType: 'a3c9edda-dd9b-4596-be6a-150ef813745c',
      tooBig: 'ae6e7a22-971b-4b52-b2be-fc0b9b121fe9',
      empty: '99efe367-ce6e-4d44-93f8-5fae7b040356',
    },
  ],
  [
    'i/import-muting',
    'muting',
    {
      maxBytes: 50_000,
      missing: 'e674141e-bd2a-ba85-e616-aefb187c9c2a',
      wrongType: '568c6e42-c86c-ba09-c004-517f83f9f1a8',
      tooBig: '9b4ada6d-d7f7-0472-0713-4f558bd1ec9c',
      empty: 'd2f12af1-e7b4-feac-86a3-519548f2728e',
    },
  ],
  [
    'i/import-blocking',
    'blocking',
    {
      maxBytes: 50_000,
      missing: 'ebb53e5f-6574-9c0c-0b92-7ca6def56d7e',
      wrongType: 'b6fab7d6-d945-d67c-dfdb-32da1cd12cfe',
      tooBig: 'b7fbf0b1-aeef-3b21-29ef-fadd4cb72ccf',
      empty: '6f3a4dcc-f060-a707-4950-806fbdbe60d6',
    },
  ],
] as const satisfies readonly (readonly [string, ImportKind, ImportFile])[];

/** Real servers have no limit for antennas, and answer INTERNAL_ERROR to other files; those ids are our own. */
const ANTENNAS: ImportFile = {
  maxBytes: 500_000,
  missing: '3b71d086-c3fa-431c-b01d-ded65a777172',
  wrongType: '0f6a9d1c-4f0e-4c57-9a35-2b8f6c1e7d40',
  tooBig: '7d0c5b8e-2a61-4f9b-b3d7-1e4a8c6f9052',
  empty: '7f60115d-8d93-4b0f-bd0e-3815dcbb389f',
};

/**
 * The text of a file in the caller's drive.
 * @throws {ApiFailure} NO_SUCH_FILE, TOO_BIG_FILE, EMPTY_FILE, UNEXPECTED_FILE_TYPE
 */
async function textOf(server: Server, me: UserRow, fileId: string, kind: 'csv' | 'json', limits: ImportFile): Promise<string> {
  const file = server.db.get<FileRow>('SELECT * FROM files WHERE id = ? AND userId = ?', [fileId, me.id]);
  if (!file) throw refusal('NO_SUCH_FILE', limits.missing, 'No such file.');
  if (file.size > limits.maxBytes) throw refusal('TOO_BIG_FILE', limits.tooBig, 'That file is too big.');
  const bytes = await readFile(blobPath(server, file.sha256));
  const wrongType = () => refusal('UNEXPECTED_FILE_TYPE', limits.wrongType, `We need ${kind} file.`);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw wrongType();
  }
  if (text.includes('\0')) throw wrongType();
  if (text.trim() === '') throw refusal('EMPTY_FILE', limits.empty, 'That file is empty.');
  return text;
}

/** The entries of an exported list of antennas, unchecked. */
function antennasIn(text: string): readonly unknown[] {
  try {
    const value = parseJson(text);
    if (Array.isArray(value)) return value;
  } catch {
    // Refused below.
  }
  throw refusal('UNEXPECTED_FILE_TYPE', ANTENNAS.wrongType, 'We need json file.');
}

const importOptions = { needs: 'user', secure: true, notMoved: true, limit: { max: 1, durationMs: HOUR_MS } } as const;
const ofFile = z.object({ fileId: idParam });

async function checkedTable({ server, me }: Context, fileId: string, limits: ImportFile): Promise<string> {
  await textOf(server, me(), fileId, 'csv', limits);
  return me().id;
}

/** Exports into the drive and imports from it. Both happen in the background. */
export const endpoints: readonly EndpointDefinition[] = [
  ...EXPORTS.map(([path, kind, durationMs]) =>
    defineEndpoint({
      path,
      needs: 'user',
      secure: true,
      limit: { max: 1, durationMs },
      params: z.object({}),
      run(_params, { server, me }) {
        server.queue.add('export', { userId: me().id, kind });
      },
    }),
  ),
  defineEndpoint({
    path: 'i/export-following',
    needs: 'user',
    secure: true,
    limit: { max: 1, durationMs: HOUR_MS },
    params: z.object({ excludeMuting: z.boolean().default(false), excludeInactive: z.boolean().default(false) }),
    run(options, { server, me }) {
      server.queue.add('export', { userId: me().id, kind: 'following', ...options });
    },
  }),
  ...TABLES.map(([path, kind, limits]) =>
    defineEndpoint({
      ...importOptions,
      path,
      params: ofFile,
      async run({ fileId }, ctx) {
        const userId = await checkedTable(ctx, fileId, limits);
        ctx.server.queue.add('import', { userId, kind, fileId });
      },
    }),
  ),
  defineEndpoint({
    ...importOptions,
    path: 'i/import-following',
    params: ofFile.extend({ withReplies: z.boolean().default(false) }),
    async run({ fileId, withReplies }, ctx) {
      const userId = await checkedTable(ctx, fileId, FOLLOWING);
      ctx.server.queue.add('import', { userId, kind: 'following', fileId, withReplies });
    },
  }),
  defineEndpoint({
    ...importOptions,
    path: 'i/import-antennas',
    params: ofFile,
    async run({ fileId }, { server, me }) {
      const { id: userId } = me();
      const antennas = antennasIn(await textOf(server, me(), fileId, 'json', ANTENNAS));
      if (antennas.length === 0) throw refusal('EMPTY_FILE', ANTENNAS.empty, 'That file is empty.');
      const count = server.db.get<{ n: number }>('SELECT COUNT(*) AS n FROM antennas WHERE userId = ?', [userId])?.n ?? 0;
      if (count + antennas.length > policiesOf(server, userId).antennaLimit) {
        throw refusal('TOO_MANY_ANTENNAS', '600917d4-a4cb-4cc5-8ba8-7ac8ea3c7779', 'You cannot create antenna any more.');
      }
      server.queue.add('import', { userId, kind: 'antennas', fileId });
    },
  }),
];
