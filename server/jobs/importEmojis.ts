import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { findUser } from '../core/users/users';
import type { JobData } from '../core/jobs/jobData';
import { breathe } from '../core/jobs/JobQueue';
import { createNotification } from '../core/notifications/notifications';
import { mayByPolicy } from '../core/instance/roles';
import type { Server } from '../core/Server';
import type { FileRow } from '../db/rows/FileRow';
import { blobPath } from '../core/drive/blobs';
import { MAX_PICTURE_BYTES, storePicture } from '../core/drive/copyEmoji';
import { addEmoji, findEmoji } from '../core/drive/emojis';
import { updateEmoji } from '../core/drive/manageEmojis';
import { JsonBoundsError, parseJson, type JsonBounds } from '../lib/boundedJson';
import { ZipError, ZipFile } from '../lib/ZipFile';

/** The file of an archive that describes its emoji. */
const META = 'meta.json';
const MAX_META_BYTES = 8 * 1024 * 1024;
/** Enough for 5,000 emoji with all that real servers say about them, and little enough to be read in one go. */
const META_BOUNDS: JsonBounds = { levels: 16, values: 250_000 };
/** The most that all pictures of an archive may have, in bytes. */
const MAX_BYTES = 512 * 1024 * 1024;
/** How many skipped emoji a notification names. */
const MAX_NAMED = 20;

const described = z.object({ emojis: z.array(z.unknown()).max(5_000) });

/** An emoji as the exports of real servers describe it. */
const exportedEmoji = z.object({
  downloaded: z.literal(true),
  fileName: z.string().max(512),
  emoji: z.object({
    name: z
      .string()
      .max(128)
      .regex(/^[a-zA-Z0-9_]+$/),
    category: z.string().max(128).nullish(),
    aliases: z.array(z.string().max(128)).max(128).default([]),
    license: z.string().max(1024).nullish(),
    isSensitive: z.boolean().nullish(),
    localOnly: z.boolean().nullish(),
  }),
});

/**
 * Takes over the emoji of an archive. One with a name that exists replaces it. Those that cannot be taken over are skipped, and a
 * notification says how many there were.
 */
export async function runImportEmojis(server: Server, { userId, fileId }: JobData['importEmojis']): Promise<void> {
  const file = server.db.get<FileRow>('SELECT * FROM files WHERE id = ? AND userId = ?', [fileId, userId]);
  if (!file) return;
  const skipped: string[] = [];
  let taken = 0;
  try {
    const zip = await ZipFile.open(blobPath(server, file.sha256));
    try {
      let bytes = 0;
      for (const [index, entry] of (await entriesOf(zip)).entries()) {
        const user = findUser(server, userId);
        // Read again for each, because the account may change in the meantime.
        if (!user || user.isDeleted || !mayByPolicy(server, user, 'canManageCustomEmojis')) return;
        const parsed = exportedEmoji.safeParse(entry);
        const label = parsed.success ? parsed.data.emoji.name : `Emoji ${index + 1}`;
        const why = parsed.success
          ? await take(server, zip, parsed.data, (size) => (bytes += size) <= MAX_BYTES)
          : 'its description is not complete';
        if (why === null) taken++;
        else skipped.push(`${label}: ${why}`);
        await breathe();
      }
    } finally {
      await zip.close();
    }
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    skipped.push(error.message);
  }
  const more = skipped.length > MAX_NAMED ? [`and ${skipped.length - MAX_NAMED} more`] : [];
  createNotification(server, userId, {
    type: 'app',
    data: {
      header: `Custom emoji: ${taken} imported, ${skipped.length} skipped`,
      body: [...skipped.slice(0, MAX_NAMED), ...more].join('\n'),
      icon: null,
    },
  });
}

async function entriesOf(zip: ZipFile): Promise<readonly unknown[]> {
  const text = (await zip.read(META, MAX_META_BYTES)).toString('utf8');
  try {
    return described.parse(parseJson(text, META_BOUNDS)).emojis;
  } catch (error) {
    throw new ZipError(error instanceof JsonBoundsError ? `${META} has ${error.message}` : `${META} does not describe emoji`);
  }
}

/** Takes over one emoji. @returns why it is skipped, or null */
async function take(
  server: Server,
  zip: ZipFile,
  { fileName, emoji }: z.infer<typeof exportedEmoji>,
  fits: (bytes: number) => boolean,
): Promise<string | null> {
  let content: Buffer;
  try {
    content = await zip.read(fileName, MAX_PICTURE_BYTES);
  } catch (error) {
    if (error instanceof ZipError) return error.message;
    throw error;
  }
  if (!fits(content.length)) return 'the archive has too much';
  // The names in the archive never become paths.
  const path = join(server.config.tempDir, randomUUID());
  await writeFile(path, content);
  const picture = await storePicture(server, path, emoji.name);
  if (!picture) return 'its file is not a picture';
  const { name, aliases } = emoji;
  const fields = {
    category: emoji.category || null,
    aliases,
    license: emoji.license || null,
    isSensitive: emoji.isSensitive ?? false,
    localOnly: emoji.localOnly ?? false,
  };
  const known = findEmoji(server, name);
  if (known) updateEmoji(server, known, { ...fields, file: picture });
  else addEmoji(server, picture, { name, ...fields, roleIds: [] });
  return null;
}
