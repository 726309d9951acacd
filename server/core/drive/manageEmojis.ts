import type { WireEmojiDetailed } from '~/api/wire';
import { likeText } from '../../db/Database';
import { pageSql, type Page } from '../../db/paging';
import type { Server } from '../Server';
import type { EmojiRow, FileRow } from '../../db/rows/FileRow';
import { keepAsEmoji, packEmoji } from './emojis';

/** A search for emoji. */
export interface EmojiSearch extends Page {
  /** A part of the name, an alias, or `:one: :two:` for emoji by their names. Null lists all. */
  readonly query: string | null;
  /** The server of the emoji: `''` for our own, null for all others. */
  readonly host: string | null;
}

/** Lists emoji, newest first. */
export function searchEmojis(server: Server, { query, host, ...page }: EmojiSearch): readonly EmojiRow[] {
  const { where, whereParams, tail, tailParams } = pageSql('id', page);
  const text = query?.trim() ?? '';
  const names = [...text.matchAll(/:(\w+):/g)].map(([, name]) => name!);
  const like = `%${likeText(text)}%`;
  return server.db.all<EmojiRow>(
    String.raw`SELECT * FROM emojis WHERE (CASE WHEN ? IS NULL THEN host <> '' ELSE host = ? END)
       AND (? OR name IN (SELECT value FROM json_each(?)) OR (NOT ? AND (name LIKE ? ESCAPE '\'
         OR EXISTS (SELECT 1 FROM json_each(aliases) WHERE json_each.value = ?))))
       AND ${where} ${tail}`,
    [host, host, text === '', JSON.stringify(names), names.length > 0, like, text, ...whereParams, ...tailParams],
  );
}

/** An emoji of any server by id, or undefined. */
export const emojiById = (server: Server, id: string): EmojiRow | undefined =>
  server.db.get<EmojiRow>('SELECT * FROM emojis WHERE id = ?', [id]);

/** Our own emoji with these ids; others are left out. */
export const ownEmojis = (server: Server, ids: readonly string[]): readonly EmojiRow[] =>
  server.db.all<EmojiRow>("SELECT * FROM emojis WHERE host = '' AND id IN (SELECT value FROM json_each(?)) ORDER BY id", [
    JSON.stringify(ids),
  ]);

/** Changes to an emoji. An absent field stays as it is. */
export interface EmojiChange {
  readonly name?: string | undefined;
  readonly category?: string | null | undefined;
  readonly aliases?: readonly string[] | undefined;
  readonly license?: string | null | undefined;
  readonly isSensitive?: boolean | undefined;
  readonly localOnly?: boolean | undefined;
  readonly roleIds?: readonly string[] | undefined;
  /** Another picture. */
  readonly file?: FileRow | undefined;
}

/** Changes one emoji and tells all connections. A new name is a new emoji for clients, so the old one is announced as deleted. */
export function updateEmoji(server: Server, row: EmojiRow, change: EmojiChange): void {
  server.db.transaction(() => {
    const next = write(server, row, change);
    if (next.name === row.name) announceUpdated(server, [next]);
    else {
      announceDeleted(server, [row]);
      server.bus.publish('broadcast', { type: 'emojiAdded', body: { emoji: packEmoji(server, next) } });
    }
  });
}

/** Changes several emoji, each in its own way, and tells all connections once. */
export function updateEmojis(server: Server, rows: readonly EmojiRow[], changeOf: (emoji: WireEmojiDetailed) => EmojiChange): void {
  if (rows.length === 0) return;
  server.db.transaction(() => {
    const next = rows.map((row) => write(server, row, changeOf(packEmoji(server, row))));
    announceUpdated(server, next);
  });
}

/** Deletes emoji and tells all connections. Notes that use them show their names. */
export function deleteEmojis(server: Server, rows: readonly EmojiRow[]): void {
  if (rows.length === 0) return;
  server.db.transaction(() => {
    for (const { id } of rows) server.db.run('DELETE FROM emojis WHERE id = ?', [id]);
    announceDeleted(server, rows);
  });
}

function write(server: Server, row: EmojiRow, { file, roleIds, aliases, isSensitive, localOnly, ...change }: EmojiChange): EmojiRow {
  const next: EmojiRow = {
    ...row,
    name: change.name ?? row.name,
    category: change.category === undefined ? row.category : change.category,
    license: change.license === undefined ? row.license : change.license,
    ...(aliases && { aliases: JSON.stringify(aliases) }),
    ...(isSensitive !== undefined && { isSensitive: Number(isSensitive) }),
    ...(localOnly !== undefined && { localOnly: Number(localOnly) }),
    ...(roleIds && { roleIds: JSON.stringify(roleIds) }),
    ...(file && { source: keepAsEmoji(server, file).accessKey, type: file.type }),
  };
  server.db.run(
    `UPDATE emojis SET name = ?, category = ?, aliases = ?, license = ?, isSensitive = ?, localOnly = ?, roleIds = ?, source = ?, type = ?
     WHERE id = ?`,
    [next.name, next.category, next.aliases, next.license, next.isSensitive, next.localOnly, next.roleIds, next.source, next.type, next.id],
  );
  return next;
}

function announceUpdated(server: Server, rows: readonly EmojiRow[]): void {
  server.bus.publish('broadcast', { type: 'emojiUpdated', body: { emojis: rows.map((row) => packEmoji(server, row)) } });
}

function announceDeleted(server: Server, rows: readonly EmojiRow[]): void {
  server.bus.publish('broadcast', { type: 'emojiDeleted', body: { emojis: rows.map((row) => packEmoji(server, row)) } });
}
