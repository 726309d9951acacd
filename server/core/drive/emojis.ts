import { randomUUID } from 'node:crypto';
import type { WireEmoji, WireEmojiDetailed } from '~/api/wire';
import { fileUrl } from './packFile';
import type { Server } from '../Server';
import type { EmojiRow, FileRow } from '../../db/rows/FileRow';
import { insertFile } from './createFile';

/** Input for a custom emoji. */
export interface NewEmoji {
  readonly name: string;
  readonly category: string | null;
  readonly aliases: readonly string[];
  readonly license: string | null;
  readonly isSensitive: boolean;
  readonly localOnly: boolean;
  readonly roleIds: readonly string[];
}

const emojiUrl = (server: Server, row: EmojiRow) => (row.host === '' ? fileUrl(server, row.source) : row.source);
const list = (json: string) => JSON.parse(json) as string[];

/** Our own emoji as the public list has them: by category, then name. Flags that are off are absent. */
export function listEmojis(server: Server): WireEmoji[] {
  return server.db.all<EmojiRow>(`SELECT * FROM emojis WHERE host = '' ORDER BY category IS NULL, category, name`).map((row) => ({
    aliases: list(row.aliases),
    name: row.name,
    category: row.category,
    url: emojiUrl(server, row),
    ...(row.localOnly ? { localOnly: true } : {}),
    ...(row.isSensitive ? { isSensitive: true } : {}),
    ...(row.roleIds === '[]' ? {} : { roleIdsThatCanBeUsedThisEmojiAsReaction: list(row.roleIds) }),
  }));
}

/** An emoji with all its fields. */
export function packEmoji(server: Server, row: EmojiRow): WireEmojiDetailed {
  return {
    id: row.id,
    aliases: list(row.aliases),
    name: row.name,
    category: row.category,
    host: row.host === '' ? null : row.host,
    url: emojiUrl(server, row),
    license: row.license,
    isSensitive: row.isSensitive === 1,
    localOnly: row.localOnly === 1,
    roleIdsThatCanBeUsedThisEmojiAsReaction: list(row.roleIds),
  };
}

/** An emoji by name. An empty `host` means our own. */
export function findEmoji(server: Server, name: string, host = ''): EmojiRow | undefined {
  return server.db.get<EmojiRow>('SELECT * FROM emojis WHERE name = ? AND host = ?', [name, host]);
}

/**
 * Makes a custom emoji from a drive file and announces it to all connections (`emojiAdded`). The emoji gets a file row
 * without an owner, so that it stays when its uploader deletes the file. A file without an owner is used as it is.
 */
export function addEmoji(server: Server, file: FileRow, emoji: NewEmoji): EmojiRow {
  // A file of the instance is the picture already.
  const own = file.userId === null ? file : ownerlessCopy(server, file);
  const row: EmojiRow = {
    id: server.ids.next(),
    name: emoji.name,
    host: '',
    category: emoji.category,
    aliases: JSON.stringify(emoji.aliases),
    license: emoji.license,
    isSensitive: Number(emoji.isSensitive),
    localOnly: Number(emoji.localOnly),
    roleIds: JSON.stringify(emoji.roleIds),
    source: own.accessKey,
    type: file.type,
  };
  server.db.transaction(() => {
    if (own !== file) insertFile(server, own);
    insertEmoji(server, row);
    server.bus.publish('broadcast', { type: 'emojiAdded', body: { emoji: packEmoji(server, row) } });
  });
  return row;
}

/** Keeps the picture of an emoji as a file without an owner. */
export function keepAsEmoji(server: Server, file: FileRow): FileRow {
  if (file.userId === null) return file;
  const own = ownerlessCopy(server, file);
  insertFile(server, own);
  return own;
}

const ownerlessCopy = (server: Server, file: FileRow): FileRow => ({
  ...file,
  id: server.ids.next(),
  userId: null,
  folderId: null,
  accessKey: randomUUID(),
  thumbnailKey: file.thumbnailKey === null ? null : `thumbnail-${randomUUID()}`,
});

/** Inserts a row of `emojis`. */
export function insertEmoji(server: Server, row: EmojiRow): void {
  server.db.run(
    `INSERT INTO emojis (id, name, host, category, aliases, license, isSensitive, localOnly, roleIds, source, type) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [row.id, row.name, row.host, row.category, row.aliases, row.license, row.isSensitive, row.localOnly, row.roleIds, row.source, row.type],
  );
}
