import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { Upload } from './defineEndpoint';

/** The text fields and the file of a multipart call. */
export interface MultipartBody {
  readonly fields: Readonly<Record<string, string>>;
  /** Null when the call had no file. */
  readonly upload: Upload | null;
}

/**
 * Reads a multipart call and writes its first file to `tempDir`. The plugin's registration sets the limits; a larger
 * file gets 413 from the plugin.
 * @param admit is called with the fields that came before the file, and throws for a caller who may not upload. Nothing
 * of a file is written before, so strangers cannot fill the disk.
 */
export async function readMultipart(
  request: FastifyRequest,
  tempDir: string,
  admit: (fields: Readonly<Record<string, string>>) => void,
): Promise<MultipartBody> {
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
      try {
        admit(fields);
      } catch (error) {
        // The rest is read and thrown away, because many clients read no answer before they have sent everything.
        part.file.resume();
        throw error;
      }
      const path = join(tempDir, randomUUID());
      upload = { path, name: part.filename || null };
      await pipeline(part.file, createWriteStream(path));
    }
    if (!upload) admit(fields);
  } catch (error) {
    if (upload) await rm(upload.path, { force: true });
    throw error;
  }
  return { fields, upload };
}
