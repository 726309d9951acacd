import type { NoteRow } from '../../db/rows/NoteRow';
import type { SqlValue } from '../../db/Database';
import { idAt } from '../../lib/ids';
import type { Page } from '../../db/paging';
import type { Server } from '../Server';
import {
  isInGlobalTimeline,
  isInHomeTimeline,
  isInHybridTimeline,
  isInListTimeline,
  isInLocalTimeline,
  type ListMembers,
  type TimelineFilters,
  type TimelineNote,
  type Viewer,
} from './visibility';

/** A range of ids to read. Both ends are exclusive; `ascending` says at which one reading starts. */
export interface IdRange {
  readonly since: string;
  readonly until: string;
  readonly ascending: boolean;
  readonly limit: number;
}

/** Reads up to `limit` candidates in order. Fewer mean that there are no more. */
export type NoteSource = (range: IdRange) => readonly TimelineNote[];

/** How many more candidates than a page are read at first. Most pages lose only a few notes to the rules. */
const EXTRA_CANDIDATES = 10;
/** Sort below and above every id. */
const LOWEST = '';
const HIGHEST = '~';
const WITHIN = 'id > ? AND id < ?';
const NOTES = 'SELECT n.*, r.visibility AS replyVisibility FROM notes n LEFT JOIN notes r ON r.id = n.replyId';

/** A lower bound alone starts with the oldest, everything else with the newest, as on real servers. */
export function rangeOf(page: Page): IdRange {
  const since = page.sinceId ?? (page.sinceDate === undefined ? LOWEST : idAt(page.sinceDate));
  const until = page.untilId ?? (page.untilDate === undefined ? HIGHEST : idAt(page.untilDate));
  return { since, until, ascending: since !== LOWEST && until === HIGHEST, limit: page.limit };
}

/**
 * One page of rows, by their `id`.
 * @param select SQL up to and including a condition. Never text of a caller.
 */
export function rowsWithin<T>(server: Server, page: Page, select: string, params: readonly SqlValue[]): T[] {
  const range = rangeOf(page);
  return server.db.all<T>(`${select} AND id > ? AND id < ? ORDER BY id ${directionOf(range)} LIMIT ?`, [
    ...params,
    range.since,
    range.until,
    range.limit,
  ]);
}

/**
 * One page of the notes of a source that a rule admits. It reads until the page is full or the source is exhausted, so
 * only the last page is short, however many notes a viewer mutes.
 */
export function pageOfNotes(source: NoteSource, page: Page, admits: (note: TimelineNote) => boolean): NoteRow[] {
  const found: NoteRow[] = [];
  const limit = page.limit + EXTRA_CANDIDATES;
  let range: IdRange = { ...rangeOf(page), limit };
  for (;;) {
    const candidates = source(range);
    for (const note of candidates) {
      if (!admits(note)) continue;
      found.push(note);
      if (found.length === page.limit) return found;
    }
    const last = candidates.at(-1);
    if (!last || candidates.length < limit) return found;
    range = range.ascending ? { ...range, since: last.id } : { ...range, until: last.id };
  }
}

const directionOf = (range: IdRange): 'ASC' | 'DESC' => (range.ascending ? 'ASC' : 'DESC');

/**
 * Notes that match a condition that an index covers.
 * @param condition SQL on `n`. Never text of a caller.
 */
export function notesWhere(server: Server, condition: string, params: readonly SqlValue[] = []): NoteSource {
  return (range) =>
    server.db.all<TimelineNote>(`${NOTES} WHERE ${condition} AND n.id > ? AND n.id < ? ORDER BY n.id ${directionOf(range)} LIMIT ?`, [
      ...params,
      range.since,
      range.until,
      range.limit,
    ]);
}

/**
 * Notes that a table of (key, noteId) contains for a key, such as a tag or an antenna.
 * @param table has columns `noteId` and `keyColumn` and an index on both. Never text of a caller.
 */
export function notesListedIn(server: Server, table: string, keyColumn: string, key: string, condition = 'TRUE'): NoteSource {
  return (range) =>
    server.db.all<TimelineNote>(
      `SELECT n.*, r.visibility AS replyVisibility FROM ${table} l JOIN notes n ON n.id = l.noteId LEFT JOIN notes r ON r.id = n.replyId
       WHERE l.${keyColumn} = ? AND ${condition} AND l.noteId > ? AND l.noteId < ?
       ORDER BY l.noteId ${directionOf(range)} LIMIT ?`,
      [key, range.since, range.until, range.limit],
    );
}

/**
 * Notes of several authors. The newest notes can only be by the authors who posted last. So one index look-up per
 * author finds its last note, and then only the notes of as many authors as the page is long are read. The cost does
 * not grow with the number of notes.
 * @param authors SQL that gives user ids as column `userId`. Never text of a caller.
 */
export function notesByAuthors(server: Server, authors: string, params: readonly SqlValue[], withFiles: boolean): NoteSource {
  const ofAuthor = (author: string) =>
    `SELECT id FROM notes WHERE userId = ${author}.userId${withFiles ? ` AND fileIds <> '[]'` : ''} AND ${WITHIN}`;
  return ({ since, until, limit, ...range }) => {
    const direction = directionOf({ since, until, limit, ...range });
    return server.db.all<TimelineNote>(
      `WITH authors AS (${authors}),
       edges AS (SELECT userId, (${ofAuthor('authors')} ORDER BY id ${direction} LIMIT 1) AS edge FROM authors),
       nearest AS MATERIALIZED (SELECT userId FROM edges WHERE edge IS NOT NULL ORDER BY edge ${direction} LIMIT ?),
       ids AS MATERIALIZED (
         SELECT found.id AS id FROM nearest CROSS JOIN notes found
         WHERE found.id IN (${ofAuthor('nearest')} ORDER BY id ${direction} LIMIT ?)
         ORDER BY found.id ${direction} LIMIT ?
       )
       SELECT n.*, r.visibility AS replyVisibility FROM ids CROSS JOIN notes n ON n.id = ids.id LEFT JOIN notes r ON r.id = n.replyId
       ORDER BY n.id ${direction}`,
      [...params, since, until, limit, since, until, limit, limit],
    );
  };
}

/** The notes of two sources, each note once. */
export function merged(a: NoteSource, b: NoteSource): NoteSource {
  return (range) => {
    const direction = range.ascending ? 1 : -1;
    const notes = new Map([...a(range), ...b(range)].map((note) => [note.id, note]));
    return [...notes.values()].sort((x, y) => (x.id < y.id ? -direction : direction)).slice(0, range.limit);
  };
}

const FOLLOWED = 'SELECT followeeId AS userId FROM followings WHERE followerId = ? UNION SELECT ?';

/** Notes in channels that an account follows. Each channel has an index of its own notes, so this reads only the newest of each. */
const followedChannelsSource =
  (server: Server, channelIds: readonly string[], withFiles: boolean): NoteSource =>
  (range) =>
    channelIds.map((id) => notesWhere(server, `n.channelId = ?${withFiles ? ` AND n.fileIds <> '[]'` : ''}`, [id])).reduce(merged)(range);

function homeSource(server: Server, userId: string, { relations }: Viewer, withFiles: boolean): NoteSource {
  const byPeople = notesByAuthors(server, FOLLOWED, [userId, userId], withFiles);
  const channelIds = [...relations.followingChannels];
  return channelIds.length === 0 ? byPeople : merged(byPeople, followedChannelsSource(server, channelIds, withFiles));
}

const publicSource = (server: Server, withFiles: boolean, local: boolean) =>
  notesWhere(server, `n.visibility = 'public'${local ? ' AND n.userHost IS NULL' : ''}${withFiles ? ` AND n.fileIds <> '[]'` : ''}`);

/** Home timeline of an account. See {@link isInHomeTimeline}. */
export function homeTimeline(server: Server, userId: string, viewer: Viewer, filters: TimelineFilters, page: Page): NoteRow[] {
  return pageOfNotes(homeSource(server, userId, viewer, filters.withFiles), page, (note) => isInHomeTimeline(note, viewer, filters));
}

/** Local timeline. See {@link isInLocalTimeline}. */
export function localTimeline(server: Server, viewer: Viewer, filters: TimelineFilters, page: Page): NoteRow[] {
  return pageOfNotes(publicSource(server, filters.withFiles, true), page, (note) => isInLocalTimeline(note, viewer, filters));
}

/** Home and local timeline together. See {@link isInHybridTimeline}. */
export function hybridTimeline(server: Server, userId: string, viewer: Viewer, filters: TimelineFilters, page: Page): NoteRow[] {
  const source = merged(homeSource(server, userId, viewer, filters.withFiles), publicSource(server, filters.withFiles, true));
  return pageOfNotes(source, page, (note) => isInHybridTimeline(note, viewer, filters));
}

/** Public notes of all servers. See {@link isInGlobalTimeline}. */
export function globalTimeline(server: Server, viewer: Viewer, filters: TimelineFilters, page: Page): NoteRow[] {
  return pageOfNotes(publicSource(server, filters.withFiles, false), page, (note) => isInGlobalTimeline(note, viewer, filters));
}

/** Notes of a list's members. See {@link isInListTimeline}. */
export function listTimeline(server: Server, listId: string, viewer: Viewer, filters: TimelineFilters, page: Page): NoteRow[] {
  const members = membersOf(server, listId);
  const source = notesByAuthors(server, 'SELECT userId FROM userListMembers WHERE listId = ?', [listId], filters.withFiles);
  return pageOfNotes(source, page, (note) => isInListTimeline(note, viewer, filters, members));
}

/** The members of a list. See {@link ListMembers}. */
export function membersOf(server: Server, listId: string): ListMembers {
  const rows = server.db.all<{ userId: string; withReplies: number }>('SELECT userId, withReplies FROM userListMembers WHERE listId = ?', [
    listId,
  ]);
  return new Map(rows.map((row) => [row.userId, row.withReplies === 1]));
}
