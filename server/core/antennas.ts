import type { WireAntenna } from '~/api/wire';
import type { NoteRow } from '../db/rows/NoteRow';
import type { UserRow } from '../db/rows/UserRow';
import { createdAtOf } from './ids';
import { relationsOf } from './relations';
import type { Server } from './Server';

/** A row of `antennas`. Flags are 0 or 1; `users`, `keywords` and `excludeKeywords` are JSON. */
export interface AntennaRow {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly src: WireAntenna['src'];
  readonly userListId: string | null;
  readonly users: string;
  readonly keywords: string;
  readonly excludeKeywords: string;
  readonly caseSensitive: number;
  readonly localOnly: number;
  readonly notify: number;
  readonly withReplies: number;
  readonly withFile: number;
}

/** How many notes an antenna keeps, as on real servers. */
const MAX_NOTES = 200;

/** An antenna in wire form. It is always active, and unread notes are not tracked. */
export function packAntenna(row: AntennaRow): WireAntenna {
  return {
    id: row.id,
    createdAt: createdAtOf(row.id),
    name: row.name,
    keywords: JSON.parse(row.keywords) as string[][],
    excludeKeywords: JSON.parse(row.excludeKeywords) as string[][],
    src: row.src,
    userListId: row.userListId,
    users: JSON.parse(row.users) as string[],
    caseSensitive: row.caseSensitive === 1,
    localOnly: row.localOnly === 1,
    notify: row.notify === 1,
    withReplies: row.withReplies === 1,
    withFile: row.withFile === 1,
    isActive: true,
    hasUnreadNote: false,
  };
}

/** Groups of words without the empty words that editors leave behind. Groups without words are dropped. */
export function wordGroups(json: string): string[][] {
  return (JSON.parse(json) as string[][]).map((group) => group.filter((word) => word !== '')).filter((group) => group.length > 0);
}

/** Whether a text contains all words of at least one group. */
export function matchesGroups(text: string, groups: readonly (readonly string[])[], caseSensitive: boolean): boolean {
  const fold = (value: string) => (caseSensitive ? value : value.toLowerCase());
  const folded = fold(text);
  return groups.some((group) => group.every((word) => folded.includes(fold(word))));
}

/** An antenna by id, or undefined. */
export function findAntenna(server: Pick<Server, 'db'>, id: string): AntennaRow | undefined {
  return server.db.get<AntennaRow>('SELECT * FROM antennas WHERE id = ?', [id]);
}

/** Whether the content of a note matches an antenna. Its author is checked elsewhere. */
export function matchesContent(antenna: AntennaRow, note: NoteRow): boolean {
  if (note.visibility === 'followers' || note.visibility === 'specified') return false;
  if (antenna.localOnly && note.userHost !== null) return false;
  if (!antenna.withReplies && note.replyId !== null) return false;
  if (antenna.withFile && note.fileIds === '[]') return false;
  const text = `${note.text ?? ''}\n${note.cw ?? ''}`;
  const caseSensitive = antenna.caseSensitive === 1;
  const keywords = wordGroups(antenna.keywords);
  if (keywords.length > 0 && !matchesGroups(text, keywords, caseSensitive)) return false;
  return !matchesGroups(text, wordGroups(antenna.excludeKeywords), caseSensitive);
}

/** Adds a new note to every antenna that it matches. Runs inside the transaction that creates the note. */
export function addToAntennas(server: Server, note: NoteRow, author: UserRow): void {
  // Most notes are for followers or for certain accounts only, and no antenna takes them.
  if (note.visibility === 'followers' || note.visibility === 'specified') return;
  for (const antenna of server.db.all<AntennaRow>('SELECT * FROM antennas')) {
    if (!matchesContent(antenna, note) || !watches(server, antenna, author)) continue;
    if (relationsOf(server, antenna.userId).blockers.has(author.id)) continue;
    server.db.run('INSERT INTO antennaNotes (antennaId, noteId) VALUES (?, ?)', [antenna.id, note.id]);
    server.db.run(
      `DELETE FROM antennaNotes WHERE antennaId = ? AND noteId <=
         (SELECT noteId FROM antennaNotes WHERE antennaId = ? ORDER BY noteId DESC LIMIT 1 OFFSET ?)`,
      [antenna.id, antenna.id, MAX_NOTES],
    );
    server.bus.publish('antennaNote', { antennaId: antenna.id, note });
  }
}

function watches(server: Server, antenna: AntennaRow, author: UserRow): boolean {
  switch (antenna.src) {
    case 'all':
      return true;
    case 'home':
      return author.id === antenna.userId || relationsOf(server, antenna.userId).following.has(author.id);
    case 'users':
      return namesUser(server, antenna, author);
    case 'users_blacklist':
      return !namesUser(server, antenna, author);
    default:
      return (
        antenna.userListId !== null &&
        server.db.get('SELECT 1 FROM userListMembers WHERE listId = ? AND userId = ?', [antenna.userListId, author.id]) !== undefined
      );
  }
}

/** Whether the antenna lists the author. Accounts are written with or without @, local ones with or without our host. */
function namesUser(server: Server, antenna: AntennaRow, author: UserRow): boolean {
  const host = author.host ?? server.host;
  const names = [`${author.usernameLower}@${host.toLowerCase()}`];
  if (author.host === null) names.push(author.usernameLower);
  return (JSON.parse(antenna.users) as string[]).some((acct) => names.includes(acct.trim().replace(/^@/, '').toLowerCase()));
}

/** Writes an antenna, new or changed. It names every column, so that creating and changing cannot differ. */
export function saveAntenna(server: Server, row: AntennaRow): void {
  server.db.run(
    `INSERT INTO antennas (id, userId, name, src, userListId, users, keywords, excludeKeywords, caseSensitive, localOnly, notify, withReplies, withFile)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, src = excluded.src, userListId = excluded.userListId, users = excluded.users,
       keywords = excluded.keywords, excludeKeywords = excluded.excludeKeywords, caseSensitive = excluded.caseSensitive,
       localOnly = excluded.localOnly, notify = excluded.notify, withReplies = excluded.withReplies, withFile = excluded.withFile`,
    [
      row.id,
      row.userId,
      row.name,
      row.src,
      row.userListId,
      row.users,
      row.keywords,
      row.excludeKeywords,
      row.caseSensitive,
      row.localOnly,
      row.notify,
      row.withReplies,
      row.withFile,
    ],
  );
}
