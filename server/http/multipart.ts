import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { fileRequired } from './ApiFailure';
import type { Upload } from './defineEndpoint';

/** The text fields and the file of a multipart call. */
export interface MultipartBody {
  readonly fields: Readonly<Record<string, string>>;
  readonly upload: Upload;
}

/**
 * Reads a multipart call and writes its first file to `tempDir`. The plugin's registration sets the limits; a larger
 * file gets 413 from the plugin.
 * @throws {ApiFailure} FILE_REQUIRED when the call has no file.
 */
export async function readMultipart(request: FastifyRequest, tempDir: string): Promise<MultipartBody> {
  if (!request.isMultipart()) throw fileRequired();
  const fields: Record<string, string> = {};
  let upload: Upload | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields[part.fieldname] = part.value;
        continue;
      }
      if (upload) {
        part.file.resume();
        continue;
      }
      const path = join(tempDir, randomUUID());
      upload = { path, name: part.filename || null };
      await pipeline(part.file, createWriteStream(path));
    }
  } catch (error) {
    if (upload) await rm(upload.path, { force: true });
    throw error;
  }
  if (!upload) throw fileRequired();
  return { fields, upload };
}
