import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Server } from '../core/Server';
import type { FileRow } from '../db/rows/FileRow';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { blobPath } from '../drive/blobs';
import { isBrowserSafe } from '~/lib/browserSafe';
import { contentDisposition, IMMUTABLE, safeMediaHeaders } from './mediaHeaders';
import { parseRange } from './range';

interface Stored {
  readonly sha256: string;
  readonly type: string;
  readonly name: string;
}

/** Finds what one of our `/files/` keys stands for: the file itself or its thumbnail. */
export function storedFile(server: Server, key: string): Stored | null {
  const row = server.db.get<FileRow>('SELECT * FROM files WHERE accessKey = ? OR thumbnailKey = ?', [key, key]);
  if (!row) return null;
  if (row.accessKey === key) return { sha256: row.sha256, type: row.type, name: row.name };
  if (row.thumbnailSha256 === null) return null;
  return { sha256: row.thumbnailSha256, type: 'image/webp', name: `${row.name}.webp` };
}

/** `GET /files/{key}`: uploaded bytes with ranges. What could run script is only ever offered as a download. */
export function registerFileRoutes(app: FastifyInstance, server: Server): void {
  app.get<{ Params: { key: string } }>('/files/:key', async (request, reply) => {
    const stored = storedFile(server, request.params.key);
    if (!stored) return reply.code(404).header('cache-control', 'no-cache').send();
    return sendBlob(server, stored, request.headers.range, reply);
  });
}

async function sendBlob(server: Server, stored: Stored, rangeHeader: string | undefined, reply: FastifyReply): Promise<FastifyReply> {
  const path = blobPath(server, stored.sha256);
  const size = await stat(path).then(
    (found) => found.size,
    () => null,
  );
  if (size === null) return reply.code(404).header('cache-control', 'no-cache').send();
  const isSafe = isBrowserSafe(stored.type);
  reply.headers({
    ...safeMediaHeaders,
    'cache-control': IMMUTABLE,
    'content-type': isSafe ? stored.type : 'application/octet-stream',
    'content-disposition': contentDisposition(isSafe ? 'inline' : 'attachment', stored.name),
    'accept-ranges': 'bytes',
  });
  const range = parseRange(rangeHeader, size);
  if (range === 'unsatisfiable')
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-cache' })
      .send();
  if (range === null) return reply.header('content-length', size).send(createReadStream(path));
  reply.code(206).headers({ 'content-range': `bytes ${range.start}-${range.end}/${size}`, 'content-length': range.end - range.start + 1 });
  return reply.send(createReadStream(path, { start: range.start, end: range.end }));
}
