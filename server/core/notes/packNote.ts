import type { ReactionAcceptance, WireDriveFile, WireNote, WirePoll, WireUserLite } from '~/api/wire';
import type { NoteRow } from '../../db/rows/NoteRow';
import { noteChannelsOf } from '../timelines/channels';
import { createdAtOf } from '../../lib/ids';
import { listOf } from './noteRules';
import { findNotes } from './notes';
import { remoteEmojiOf, wireReaction } from '../reactions/reactionNames';
import type { Server } from '../Server';
import { canSee, type Viewer } from '../timelines/visibility';
import { packFilesById } from '../drive/packFile';
import { packUsersLiteById } from '../users/packUserLite';

/** Options of packing a note. */
export interface PackOptions {
  /** False leaves out the notes it refers to, the poll, and the viewer's reaction, as notes inside other notes do. */
  readonly detail?: boolean;
  /** Adds who reacted with what, as timeline channels do. */
  readonly pairs?: boolean;
}

/** How deep quotes of quotes are followed. The last one comes without what it refers to. */
const MAX_RENOTE_DEPTH = 4;
/** Maximum number of reactions in `reactionAndUserPairCache`, as on real servers. */
const MAX_PAIRS = 16;

/**
 * Notes in wire form, in the order of the rows. As on real servers, optional fields are absent, never null. The number
 * of queries depends on how deep notes refer to each other, not on how many there are.
 */
export function packNotes(server: Server, rows: readonly NoteRow[], viewer: Viewer, options: PackOptions = {}): WireNote[] {
  if (rows.length === 0) return [];
  const detail = options.detail ?? true;
  const page = gather(server, rows, viewer, detail, options.pairs ?? false);
  return rows.map((row) => packOne(row, page, detail ? 0 : MAX_RENOTE_DEPTH + 1));
}

/** A note in wire form. */
export function packNote(server: Server, row: NoteRow, viewer: Viewer, options: PackOptions = {}): WireNote {
  const [packed] = packNotes(server, [row], viewer, options);
  if (!packed) throw new Error('a note packs to one note');
  return packed;
}

/** Everything that a page of notes needs, read in advance. */
interface PageData {
  readonly viewer: Viewer;
  readonly notes: ReadonlyMap<string, NoteRow>;
  readonly users: ReadonlyMap<string, WireUserLite>;
  readonly files: ReadonlyMap<string, WireDriveFile>;
  readonly polls: ReadonlyMap<string, WirePoll>;
  readonly channels: ReadonlyMap<string, NonNullable<WireNote['channel']>>;
  readonly myReactions: ReadonlyMap<string, string>;
  readonly emojiUrls: ReadonlyMap<string, string>;
  readonly pairs: ReadonlyMap<string, readonly string[]> | null;
}

function gather(server: Server, rows: readonly NoteRow[], viewer: Viewer, detail: boolean, withPairs: boolean): PageData {
  const notes = new Map(rows.map((row) => [row.id, row]));
  const full = new Map(notes);
  // The page, its renotes, their renotes and so on are read level by level. Replied notes come without details.
  let level: readonly NoteRow[] = detail ? rows : [];
  for (let depth = 0; depth <= MAX_RENOTE_DEPTH && level.length > 0; depth++) {
    const wanted = level.flatMap((row) => [row.renoteId, row.replyId]).filter((id): id is string => id !== null && !notes.has(id));
    for (const [id, row] of findNotes(server, [...new Set(wanted)])) notes.set(id, row);
    const renotes = level.map((row) => (row.renoteId === null ? undefined : notes.get(row.renoteId))).filter((row) => row !== undefined);
    level = renotes.filter((row) => !full.has(row.id));
    for (const row of renotes) full.set(row.id, row);
  }
  const all = [...notes.values()];
  const visible = all.filter((row) => canSee(row, viewer));
  const detailed = detail ? [...full.values()] : [];
  return {
    viewer,
    notes,
    users: packUsersLiteById(server, [...new Set(all.map((row) => row.userId))]),
    files: packFilesById(server, [...new Set(visible.flatMap((row) => listOf(row.fileIds)))]),
    polls: pollsOf(
      server,
      detailed.filter((row) => row.hasPoll === 1).map((row) => row.id),
      viewer,
    ),
    myReactions: myReactionsOf(
      server,
      detailed.filter((row) => row.reactions !== '{}').map((row) => row.id),
      viewer,
    ),
    channels: noteChannelsOf(server, all),
    emojiUrls: remoteEmojiUrls(server, all),
    pairs: withPairs ? pairsOf(server, all) : null,
  };
}

/** @param depth how many renotes lie between this note and the page. Beyond the limit the note comes without details. */
function packOne(row: NoteRow, page: PageData, depth: number): WireNote {
  const detail = depth <= MAX_RENOTE_DEPTH;
  const isHidden = !canSee(row, page.viewer);
  const user = page.users.get(row.userId);
  if (!user) throw new Error(`note ${row.id} has no author`);
  const fileIds = isHidden ? [] : listOf(row.fileIds);
  // Tags are part of the text, and mentions say who may read it.
  const tags = isHidden ? [] : listOf(row.tags);
  const mentions = isHidden ? [] : listOf(row.mentions);
  const reply = detail && row.replyId !== null ? page.notes.get(row.replyId) : undefined;
  const renote = detail && row.renoteId !== null ? page.notes.get(row.renoteId) : undefined;
  const poll = detail && !isHidden ? page.polls.get(row.id) : undefined;
  const channel = row.channelId === null ? undefined : page.channels.get(row.channelId);
  const myReaction = detail ? page.myReactions.get(row.id) : undefined;
  const emojis = isHidden ? null : userEmojis(row, page.emojiUrls);
  return {
    id: row.id,
    createdAt: createdAtOf(row.id),
    userId: row.userId,
    user,
    text: isHidden ? null : row.text,
    cw: isHidden ? null : row.cw,
    visibility: row.visibility,
    localOnly: row.localOnly === 1,
    reactionAcceptance: row.reactionAcceptance as ReactionAcceptance,
    ...(row.visibility === 'specified' && !isHidden ? { visibleUserIds: listOf(row.visibleUserIds) } : {}),
    renoteCount: row.renoteCount,
    repliesCount: row.repliesCount,
    ...reactionsOf(row, page.emojiUrls),
    ...(page.pairs ? { reactionAndUserPairCache: page.pairs.get(row.id) ?? [] } : {}),
    ...(emojis ? { emojis } : {}),
    ...(tags.length > 0 ? { tags } : {}),
    fileIds,
    files: fileIds.map((id) => page.files.get(id)).filter((file) => file !== undefined),
    replyId: row.replyId ?? row.lostReplyId,
    renoteId: row.renoteId ?? row.lostRenoteId,
    ...(channel ? { channelId: channel.id, channel } : {}),
    ...(mentions.length > 0 ? { mentions } : {}),
    ...(row.uri === null ? {} : { uri: row.uri }),
    ...(row.url === null ? {} : { url: row.url }),
    ...(detail ? { clippedCount: row.clippedCount } : {}),
    ...(reply ? { reply: packOne(reply, page, MAX_RENOTE_DEPTH + 1) } : {}),
    ...(renote ? { renote: packOne(renote, page, depth + 1) } : {}),
    ...(detail && row.lostReplyId !== null ? { reply: null } : {}),
    ...(detail && row.lostRenoteId !== null ? { renote: null } : {}),
    ...(poll ? { poll } : {}),
    ...(myReaction === undefined ? {} : { myReaction }),
    ...(isHidden ? { isHidden: true } : {}),
  };
}

function reactionsOf(row: NoteRow, emojiUrls: ReadonlyMap<string, string>): Pick<WireNote, 'reactions' | 'reactionEmojis'> {
  if (row.reactions === '{}') return { reactions: {}, reactionEmojis: {} };
  const reactions: Record<string, number> = {};
  const reactionEmojis: Record<string, string> = {};
  for (const [reaction, count] of Object.entries(JSON.parse(row.reactions) as Record<string, number>)) {
    reactions[wireReaction(reaction)] = count;
    const remote = remoteEmojiOf(reaction);
    const url = remote ? emojiUrls.get(`${remote.name}@${remote.host}`) : undefined;
    // Custom emoji of our own are not listed: a client has them all.
    if (remote && url !== undefined) reactionEmojis[`${remote.name}@${remote.host}`] = url;
  }
  return { reactions, reactionEmojis };
}

/** Custom emoji in the text. Only remote notes list them, because a client has the list of ours. */
function userEmojis(row: NoteRow, emojiUrls: ReadonlyMap<string, string>): Record<string, string> | null {
  if (row.userHost === null) return null;
  const known = listOf(row.emojis).map((name) => [name, emojiUrls.get(`${name}@${row.userHost}`)] as const);
  return Object.fromEntries(known.filter((entry): entry is readonly [string, string] => entry[1] !== undefined));
}

function remoteEmojiUrls(server: Server, rows: readonly NoteRow[]): ReadonlyMap<string, string> {
  const wanted = new Set<string>();
  for (const row of rows) {
    if (row.userHost !== null) for (const name of listOf(row.emojis)) wanted.add(`${name}@${row.userHost}`);
    if (!row.reactions.includes('@')) continue;
    for (const reaction of Object.keys(JSON.parse(row.reactions) as Record<string, number>)) {
      const remote = remoteEmojiOf(reaction);
      if (remote) wanted.add(`${remote.name}@${remote.host}`);
    }
  }
  if (wanted.size === 0) return new Map();
  const found = server.db.all<{ key: string; source: string }>(
    `SELECT name || '@' || host AS key, source FROM emojis
     WHERE host <> '' AND name || '@' || host IN (SELECT value FROM json_each(?))`,
    [JSON.stringify([...wanted])],
  );
  return new Map(found.map((row) => [row.key, row.source]));
}

function pollsOf(server: Server, ids: readonly string[], viewer: Viewer): ReadonlyMap<string, WirePoll> {
  if (ids.length === 0) return new Map();
  const list = JSON.stringify(ids);
  const rows = server.db.all<{ noteId: string; multiple: number; expiresAt: number | null; choices: string; votes: string }>(
    'SELECT noteId, multiple, expiresAt, choices, votes FROM polls WHERE noteId IN (SELECT value FROM json_each(?))',
    [list],
  );
  const mine = new Set(
    viewer.id === null
      ? []
      : server.db
          .all<{ key: string }>(
            `SELECT noteId || ' ' || choice AS key FROM pollVotes WHERE userId = ? AND noteId IN (SELECT value FROM json_each(?))`,
            [viewer.id, list],
          )
          .map((row) => row.key),
  );
  return new Map(
    rows.map((row) => {
      const votes = JSON.parse(row.votes) as number[];
      const choices = (JSON.parse(row.choices) as string[]).map((text, index) => ({
        text,
        votes: votes[index] ?? 0,
        isVoted: mine.has(`${row.noteId} ${index}`),
      }));
      const expiresAt = row.expiresAt === null ? null : new Date(row.expiresAt).toISOString();
      return [row.noteId, { multiple: row.multiple === 1, expiresAt, choices }];
    }),
  );
}

function myReactionsOf(server: Server, ids: readonly string[], viewer: Viewer): ReadonlyMap<string, string> {
  if (viewer.id === null || ids.length === 0) return new Map();
  const rows = server.db.all<{ noteId: string; reaction: string }>(
    'SELECT noteId, reaction FROM noteReactions WHERE userId = ? AND noteId IN (SELECT value FROM json_each(?))',
    [viewer.id, JSON.stringify(ids)],
  );
  return new Map(rows.map((row) => [row.noteId, wireReaction(row.reaction)]));
}

function pairsOf(server: Server, rows: readonly NoteRow[]): ReadonlyMap<string, readonly string[]> {
  const ids = rows.filter((row) => row.reactions !== '{}').map((row) => row.id);
  const pairs = new Map<string, string[]>();
  if (ids.length === 0) return pairs;
  const found = server.db.all<{ noteId: string; pair: string }>(
    `SELECT noteId, userId || '/' || reaction AS pair FROM noteReactions
     WHERE noteId IN (SELECT value FROM json_each(?)) ORDER BY id`,
    [JSON.stringify(ids)],
  );
  for (const { noteId, pair } of found) {
    const list = pairs.get(noteId) ?? [];
    if (list.length < MAX_PAIRS) list.push(pair);
    pairs.set(noteId, list);
  }
  return pairs;
}
