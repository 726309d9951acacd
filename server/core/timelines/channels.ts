import type { WireChannel, WireNote } from '~/api/wire';
import type { NoteRow } from '../../db/rows/NoteRow';
import { createdAtOf } from '../../lib/ids';
import { listOf } from '../notes/noteRules';
import { findNotes } from '../notes/notes';
import { packFilesById } from '../drive/packFile';
import type { Server } from '../Server';

/** A row of `channels`. Flags are 0 or 1. */
export interface ChannelRow {
  readonly id: string;
  /** The owner, or null once the account is deleted. */
  readonly userId: string | null;
  readonly name: string;
  readonly description: string | null;
  readonly bannerId: string | null;
  /** A CSS color. */
  readonly color: string;
  readonly isArchived: number;
  readonly isSensitive: number;
  readonly allowRenoteToExternal: number;
  /** JSON list of ids. */
  readonly pinnedNoteIds: string;
  readonly notesCount: number;
  readonly usersCount: number;
  /** Milliseconds since 1970. */
  readonly lastNotedAt: number | null;
}

/** A channel by id, or undefined. */
export function findChannel(server: Pick<Server, 'db'>, id: string): ChannelRow | undefined {
  return server.db.get<ChannelRow>('SELECT * FROM channels WHERE id = ?', [id]);
}

/**
 * Channels in wire form, in the order of the rows.
 * @param viewerId null for a visitor, who follows nothing.
 */
export function packChannels(server: Server, rows: readonly ChannelRow[], viewerId: string | null): WireChannel[] {
  const list = JSON.stringify(rows.map(({ id }) => id));
  const banners = packFilesById(
    server,
    rows.map(({ bannerId }) => bannerId).filter((id) => id !== null),
  );
  const idsOf = (sql: string) => new Set(viewerId === null ? [] : server.db.all<{ id: string }>(sql, [viewerId, list]).map(({ id }) => id));
  const followed = idsOf(
    'SELECT channelId AS id FROM channelFollowings WHERE userId = ? AND channelId IN (SELECT value FROM json_each(?))',
  );
  const favorites = idsOf(
    'SELECT channelId AS id FROM channelFavorites WHERE userId = ? AND channelId IN (SELECT value FROM json_each(?))',
  );
  const unread = idsOf(
    `SELECT DISTINCT n.channelId AS id FROM noteUnreads u JOIN notes n ON n.id = u.noteId
     WHERE u.userId = ? AND n.channelId IN (SELECT value FROM json_each(?))`,
  );
  return rows.map((row) => ({
    id: row.id,
    createdAt: createdAtOf(row.id),
    lastNotedAt: row.lastNotedAt === null ? null : new Date(row.lastNotedAt).toISOString(),
    name: row.name,
    description: row.description,
    userId: row.userId,
    bannerUrl: (row.bannerId === null ? undefined : banners.get(row.bannerId)?.url) ?? null,
    pinnedNoteIds: listOf(row.pinnedNoteIds),
    color: row.color,
    isArchived: row.isArchived === 1,
    usersCount: row.usersCount,
    notesCount: row.notesCount,
    isSensitive: row.isSensitive === 1,
    allowRenoteToExternal: row.allowRenoteToExternal === 1,
    ...(viewerId === null
      ? {}
      : { isFollowing: followed.has(row.id), isFavorited: favorites.has(row.id), hasUnreadNote: unread.has(row.id) }),
  }));
}

/** A channel in wire form. */
export function packChannel(server: Server, row: ChannelRow, viewerId: string | null): WireChannel {
  const [packed] = packChannels(server, [row], viewerId);
  if (!packed) throw new Error('a channel packs to one channel');
  return packed;
}

/** The channels of notes as the notes contain them, by their ids. */
export function noteChannelsOf(
  server: Pick<Server, 'db'>,
  notes: readonly NoteRow[],
): ReadonlyMap<string, NonNullable<WireNote['channel']>> {
  return channelsById(
    server,
    notes.map(({ channelId }) => channelId),
  );
}

/** Channels as notes and drafts contain them, by their ids. */
export function channelsById(
  server: Pick<Server, 'db'>,
  channelIds: readonly (string | null)[],
): ReadonlyMap<string, NonNullable<WireNote['channel']>> {
  const ids = [...new Set(channelIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const rows = server.db.all<ChannelRow>('SELECT * FROM channels WHERE id IN (SELECT value FROM json_each(?))', [JSON.stringify(ids)]);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        name: row.name,
        color: row.color,
        isSensitive: row.isSensitive === 1,
        allowRenoteToExternal: row.allowRenoteToExternal === 1,
        userId: row.userId,
      },
    ]),
  );
}

/** The pinned notes of a channel that still exist, in their order. */
export function pinnedNotesOf(server: Pick<Server, 'db'>, channel: ChannelRow): readonly NoteRow[] {
  const ids = listOf(channel.pinnedNoteIds);
  const notes = findNotes(server, ids);
  return ids.flatMap((id) => notes.get(id) ?? []);
}

/** Counts a new note in its channel. Call this after the note is stored. */
export function countInChannel(server: Pick<Server, 'db' | 'clock'>, { id, userId, channelId }: NoteRow): void {
  if (channelId === null) return;
  const { db } = server;
  const isFirst =
    db.get('SELECT 1 FROM notes WHERE channelId = ? AND userId = ? AND id <> ? LIMIT 1', [channelId, userId, id]) === undefined;
  db.run('UPDATE channels SET notesCount = notesCount + 1, usersCount = usersCount + ?, lastNotedAt = ? WHERE id = ?', [
    Number(isFirst),
    server.clock.now(),
    channelId,
  ]);
}
