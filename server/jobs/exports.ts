import { open } from 'node:fs/promises';
import type { WireNote } from '~/api/wire';
import { findUser } from '../core/users/users';
import { packAntenna, type AntennaRow } from '../core/timelines/antennas';
import type { ClipRow } from '../core/timelines/clips';
import { createdAtOf } from '../lib/ids';
import type { ExportKind, JobData } from '../core/jobs/jobData';
import { breathe } from '../core/jobs/JobQueue';
import { viewerOf } from '../core/notes/notes';
import { packNotes } from '../core/notes/packNote';
import type { Server } from '../core/Server';
import type { NoteRow } from '../db/rows/NoteRow';
import type { UserRow } from '../db/rows/UserRow';
import { csvLine } from './csv';
import { saveExport } from './saveExport';

type Options = JobData['export'];
/** Makes the parts of a file, so that a large one never is in memory as a whole. */
type Parts = (server: Server, user: UserRow, options: Options) => Iterable<string>;

/** The beginning of a file's name, its format, and its content. Names and formats are those of real servers. */
const EXPORTS: Readonly<Record<ExportKind, { readonly name: string; readonly format: 'csv' | 'json'; readonly parts: Parts }>> = {
  notes: { name: 'notes', format: 'json', parts: notesOf },
  favorites: { name: 'favorites', format: 'json', parts: favoritesOf },
  clips: { name: 'clips', format: 'json', parts: clipsOf },
  following: { name: 'following', format: 'csv', parts: followingOf },
  userLists: { name: 'user-lists', format: 'csv', parts: listsOf },
  mute: {
    name: 'mute',
    format: 'csv',
    // A mute that ends by itself is not exported.
    parts: (server, user) => acctsOf(server, 'mutings r ON u.id = r.muteeId WHERE r.muterId = ? AND r.expiresAt IS NULL', user),
  },
  blocking: {
    name: 'blocking',
    format: 'csv',
    parts: (server, user) => acctsOf(server, 'blockings r ON u.id = r.blockeeId WHERE r.blockerId = ?', user),
  },
  antennas: { name: 'antennas', format: 'json', parts: antennasOf },
};

/** What notifications call an export. The names are those of real servers. */
const ENTITIES: Readonly<Record<ExportKind, string>> = {
  notes: 'note',
  favorites: 'favorite',
  clips: 'clip',
  following: 'following',
  userLists: 'userList',
  mute: 'muting',
  blocking: 'blocking',
  antennas: 'antenna',
};

/** How many notes are read at once. */
const STEP = 100;
/** An account that posted nothing for this long is inactive; ms. */
const INACTIVE_MS = 90 * 24 * 3_600_000;

/** Writes data of an account into a file of its drive. */
export async function runExport(server: Server, options: Options): Promise<void> {
  const user = findUser(server, options.userId);
  if (!user || user.isDeleted) return;
  const { name, format, parts } = EXPORTS[options.kind];
  await saveExport(server, {
    userId: user.id,
    entity: ENTITIES[options.kind],
    name,
    format,
    write: (path) => write(path, parts(server, user, options), format),
  });
}

async function write(path: string, parts: Iterable<string>, format: 'csv' | 'json'): Promise<void> {
  const file = await open(path, 'w');
  try {
    let isFirst = true;
    if (format === 'json') await file.write('[');
    for (const part of parts) {
      await file.write(format === 'csv' ? `${part}\n` : `${isFirst ? '' : ','}${part}`);
      isFirst = false;
      await breathe();
    }
    if (format === 'json') await file.write(']');
    // The drive stores no empty files.
    else if (isFirst) await file.write('\n');
  } finally {
    await file.close();
  }
}

/** An account with its server, also if that is ours. */
const acctOf = (server: Server, user: Pick<UserRow, 'username' | 'host'>): string => `${user.username}@${user.host ?? server.host}`;

/** @param relation tables and condition, never text of a caller */
function* acctsOf(server: Server, relation: string, user: UserRow): Iterable<string> {
  const rows = server.db.all<Pick<UserRow, 'username' | 'host'>>(
    `SELECT u.username, u.host FROM users u JOIN ${relation} AND u.isDeleted = 0 ORDER BY r.id`,
    [user.id],
  );
  if (rows.length > 0) yield rows.map((row) => csvLine([acctOf(server, row)])).join('\n');
}

function* followingOf(server: Server, user: UserRow, { excludeMuting, excludeInactive }: Options): Iterable<string> {
  const now = server.clock.now();
  const rows = server.db.all<Pick<UserRow, 'username' | 'host'>>(
    `SELECT u.username, u.host FROM users u JOIN followings f ON u.id = f.followeeId
     WHERE f.followerId = ?1 AND u.isDeleted = 0
       AND (?2 = 0 OR f.followeeId NOT IN (SELECT muteeId FROM mutings WHERE muterId = ?1 AND (expiresAt IS NULL OR expiresAt > ?3)))
       AND (?4 = 0 OR u.updatedAt IS NULL OR u.updatedAt >= ?5)
     ORDER BY f.id`,
    [user.id, excludeMuting ?? false, now, excludeInactive ?? false, now - INACTIVE_MS],
  );
  if (rows.length > 0) yield rows.map((row) => csvLine([acctOf(server, row)])).join('\n');
}

function* listsOf(server: Server, user: UserRow): Iterable<string> {
  const rows = server.db.all<Pick<UserRow, 'username' | 'host'> & { name: string; withReplies: number }>(
    `SELECT l.name, u.username, u.host, m.withReplies FROM userListMembers m JOIN userLists l ON l.id = m.listId JOIN users u ON u.id = m.userId
     WHERE l.userId = ? AND u.isDeleted = 0 ORDER BY l.id, m.id`,
    [user.id],
  );
  if (rows.length > 0) yield rows.map((row) => csvLine([row.name, acctOf(server, row), String(row.withReplies === 1)])).join('\n');
}

function* antennasOf(server: Server, user: UserRow): Iterable<string> {
  for (const row of server.db.all<AntennaRow>('SELECT * FROM antennas WHERE userId = ? ORDER BY id', [user.id])) {
    const { name, src, keywords, excludeKeywords, users, caseSensitive, localOnly, withReplies, withFile, notify } = packAntenna(row);
    const members = server.db.all<Pick<UserRow, 'username' | 'host'>>(
      'SELECT u.username, u.host FROM userListMembers m JOIN users u ON u.id = m.userId WHERE m.listId = ? ORDER BY m.id',
      [row.userListId],
    );
    const userListAccts = row.userListId === null ? null : members.map((member) => acctOf(server, member));
    yield JSON.stringify({
      name,
      src,
      keywords,
      excludeKeywords,
      users,
      userListAccts,
      caseSensitive,
      localOnly,
      withReplies,
      withFile,
      notify,
    });
  }
}

/** Notes in steps, oldest first. */
function* inSteps<T extends { readonly id: string }>(read: (after: string) => readonly T[]): Iterable<readonly T[]> {
  let after = '';
  for (let rows = read(after); rows.length > 0; rows = read(after)) {
    after = rows.at(-1)!.id;
    yield rows;
  }
}

function* notesOf(server: Server, user: UserRow): Iterable<string> {
  const steps = inSteps((after) =>
    server.db.all<NoteRow>('SELECT * FROM notes WHERE userId = ? AND id > ? ORDER BY id LIMIT ?', [user.id, after, STEP]),
  );
  for (const rows of steps) {
    yield packNotes(server, rows, viewerOf(server, user))
      .map((note) => JSON.stringify(noteFields(note)))
      .join(',');
  }
}

/** A note that is in a list, with the id of its entry. */
type Entry = NoteRow & { readonly entryId: string };

/** Entries in exported form. The reader may no longer see some notes; those come without their content. */
function entriesOf(server: Server, user: UserRow, entries: readonly Entry[]): object[] {
  return packNotes(server, entries, viewerOf(server, user)).map((note, index) => {
    const id = entries[index]!.entryId;
    const { name, username, host } = note.user;
    const author = { id: note.userId, name, username, host };
    return { id, createdAt: createdAtOf(id), note: { ...noteFields(note), uri: note.uri ?? null, user: author } };
  });
}

function* favoritesOf(server: Server, user: UserRow): Iterable<string> {
  const read = (after: string) =>
    server.db
      .all<Entry>(
        `SELECT n.*, f.id AS entryId FROM noteFavorites f JOIN notes n ON n.id = f.noteId
         WHERE f.userId = ? AND f.id > ? ORDER BY f.id LIMIT ?`,
        [user.id, after, STEP],
      )
      .map((entry) => ({ id: entry.entryId, entry }));
  for (const rows of inSteps(read)) {
    const entries = rows.map(({ entry }) => entry);
    yield entriesOf(server, user, entries)
      .map((entry) => JSON.stringify(entry))
      .join(',');
  }
}

function* clipsOf(server: Server, user: UserRow): Iterable<string> {
  for (const clip of server.db.all<ClipRow>('SELECT * FROM clips WHERE userId = ? ORDER BY id', [user.id])) {
    const entries = server.db.all<Entry>(
      'SELECT n.*, n.id AS entryId FROM clipNotes c JOIN notes n ON n.id = c.noteId WHERE c.clipId = ? ORDER BY n.id',
      [clip.id],
    );
    yield JSON.stringify({
      id: clip.id,
      name: clip.name,
      description: clip.description,
      lastClippedAt: clip.lastClippedAt === null ? null : new Date(clip.lastClippedAt).toISOString(),
      clipNotes: entriesOf(server, user, entries),
    });
  }
}

/** The fields of an exported note, as on real servers. */
function noteFields(note: WireNote): object {
  return {
    id: note.id,
    text: note.text,
    createdAt: note.createdAt,
    fileIds: note.fileIds,
    files: note.files,
    replyId: note.replyId,
    renoteId: note.renoteId,
    poll: note.poll ?? null,
    cw: note.cw,
    visibility: note.visibility,
    visibleUserIds: note.visibleUserIds ?? [],
    localOnly: note.localOnly,
    reactionAcceptance: note.reactionAcceptance,
  };
}
