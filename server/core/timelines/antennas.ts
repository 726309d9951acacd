import type { WireAntenna } from '~/api/wire';
import { antennaTakes, namesUser, withoutEmpty, type AntennaNote } from '~/lib/antennaRule';
import type { NoteRow } from '../../db/rows/NoteRow';
import type { UserRow } from '../../db/rows/UserRow';
import { createdAtOf } from '../../lib/ids';
import { relationsOf } from '../relations/relations';
import type { Server } from '../Server';

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
export const wordGroups = (json: string): string[][] => withoutEmpty(JSON.parse(json) as string[][]);

/** An antenna by id, or undefined. */
export function findAntenna(server: Pick<Server, 'db'>, id: string): AntennaRow | undefined {
  return server.db.get<AntennaRow>('SELECT * FROM antennas WHERE id = ?', [id]);
}

/** The fields of a note that the rule of antennas reads. */
const antennaNoteOf = (note: NoteRow, author: UserRow): AntennaNote => ({
  text: note.text,
  cw: note.cw,
  visibility: note.visibility,
  isReply: note.replyId !== null,
  hasFiles: note.fileIds !== '[]',
  isLocal: note.userHost === null,
  isByBot: author.isBot === 1,
});

/** Adds a new note to every antenna that it matches. Runs inside the transaction that creates the note. */
export function addToAntennas(server: Server, note: NoteRow, author: UserRow): void {
  // Most notes are for followers or for certain accounts only, and no antenna takes them.
  if (note.visibility === 'followers' || note.visibility === 'specified') return;
  const asked = antennaNoteOf(note, author);
  for (const antenna of server.db.all<AntennaRow>('SELECT * FROM antennas')) {
    if (!antennaTakes(packAntenna(antenna), asked) || !watches(server, antenna, author)) continue;
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
      return namesAuthor(server, antenna, author);
    case 'users_blacklist':
      return !namesAuthor(server, antenna, author);
    default:
      return (
        antenna.userListId !== null &&
        server.db.get('SELECT 1 FROM userListMembers WHERE listId = ? AND userId = ?', [antenna.userListId, author.id]) !== undefined
      );
  }
}

const namesAuthor = (server: Server, antenna: AntennaRow, { usernameLower, host }: UserRow): boolean =>
  namesUser(JSON.parse(antenna.users) as string[], { username: usernameLower, host }, server.host);

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
