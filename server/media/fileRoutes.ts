import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from '../core/Server';
import type { FileRow } from '../db/rows/FileRow';
import { existsSync } from 'node:fs';
import { blobName, blobPath } from '../core/drive/blobs';
import { isBrowserSafe } from '~/lib/browserSafe';
import { contentDisposition, IMMUTABLE, safeMediaHeaders } from './mediaHeaders';

interface Stored {
  readonly sha256: string;
  readonly type: string;
  readonly name: string;
}

/** The file or thumbnail behind a key of `/files/`, or null. */
export function storedFile(server: Server, key: string): Stored | null {
  const row = server.db.get<FileRow>('SELECT * FROM files WHERE accessKey = ? OR thumbnailKey = ?', [key, key]);
  if (!row) return null;
  if (row.accessKey === key) return { sha256: row.sha256, type: row.type, name: row.name };
  if (row.thumbnailSha256 === null) return null;
  return { sha256: row.thumbnailSha256, type: 'image/webp', name: `${row.name}.webp` };
}

/** `GET /files/{key}`: uploaded bytes, with ranges. A file that could run script is only offered as a download. */
export function registerFileRoutes(app: FastifyInstance, server: Server): void {
  app.get<{ Params: { key: string } }>('/files/:key', { compress: false, errorHandler: refuse }, (request, reply) => {
    const stored = storedFile(server, request.params.key);
    if (!stored || !existsSync(blobPath(server, stored.sha256))) return reply.code(404).header('cache-control', 'no-cache').send();
    const isSafe = isBrowserSafe(stored.type);
    return reply
      .headers({
        ...safeMediaHeaders,
        'cache-control': IMMUTABLE,
        'content-type': isSafe ? stored.type : 'application/octet-stream',
        'content-disposition': contentDisposition(isSafe ? 'inline' : 'attachment', stored.name),
      })
      .sendFile(blobName(stored.sha256));
  });
}

/** Answers a range that the file does not have. The address stays good, so the refusal must not be cached. */
function refuse(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('cache-control', 'no-cache').removeHeader('content-disposition').send(error);
}
