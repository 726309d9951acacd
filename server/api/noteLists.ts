import { z } from 'zod';
import { idAt } from '../lib/ids';
import { isReplyToOther, listOf } from '../core/notes/noteRules';
import { normalizeTag } from '../core/notes/noteText';
import { viewerOf } from '../core/notes/notes';
import { readNotes } from '../core/notifications/notifications';
import { packNotes } from '../core/notes/packNote';
import { pagingParams } from '../db/paging';
import { basePolicies, policiesOf } from '../core/instance/roles';
import type { Server } from '../core/Server';
import { notesListedIn, notesWhere, pageOfNotes, type NoteSource } from '../core/timelines/timelines';
import { canSee, isUnwanted, passesFilters, type Viewer } from '../core/timelines/visibility';
import { likeText, type SqlValue } from '../db/Database';
import type { NoteRow } from '../db/rows/NoteRow';
import { refusal } from '../core/ApiFailure';
import { invalidParam } from '../http/failures';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';

const switches = {
  withRenotes: z.boolean().default(true),
  withReplies: z.boolean().default(false),
  withFiles: z.boolean().default(false),
};

const mentions = defineEndpoint({
  path: 'notes/mentions',
  needs: 'user',
  scope: 'read:account',
  params: z.object({ ...pagingParams, following: z.boolean().default(false), visibility: z.string().optional() }),
  run({ following, visibility, ...page }, ctx) {
    const me = ctx.me();
    const viewer = viewerOf(ctx.server, me);
    const condition = visibility === 'specified' ? `n.visibility = 'specified'` : 'TRUE';
    const notes = pageOfNotes(
      notesListedIn(ctx.server, 'noteTargets', 'userId', me.id, condition),
      page,
      (note) =>
        canSee(note, viewer) &&
        !isUnwanted(note, viewer) &&
        (visibility === undefined || note.visibility === visibility) &&
        (!following || note.userId === me.id || viewer.relations.following.has(note.userId)),
    );
    readNotes(
      ctx.server,
      me.id,
      notes.map((note) => note.id),
    );
    return packNotes(ctx.server, notes, viewer);
  },
});

/** How many groups of tags, and tags in a group, a search can have. */
const MAX_TAGS = 16;

/** Notes with at least one of the tags. */
function notesWithTags(server: Server, groups: readonly (readonly string[])[]): NoteSource {
  const [tag, ...others] = [...new Set(groups.flat())];
  if (tag !== undefined && others.length === 0) return notesListedIn(server, 'noteTags', 'tag', tag);
  const listed = 'n.id IN (SELECT noteId FROM noteTags WHERE tag IN (SELECT value FROM json_each(?)))';
  return notesWhere(server, listed, [JSON.stringify(groups.flat())]);
}

const searchByTag = defineEndpoint({
  path: 'notes/search-by-tag',
  params: z.object({
    ...pagingParams,
    tag: z.string().min(1).optional(),
    query: z
      .array(z.array(z.string().min(1)).min(1).max(MAX_TAGS))
      .min(1)
      .max(MAX_TAGS)
      .optional(),
    reply: z.boolean().nullish(),
    renote: z.boolean().nullish(),
    poll: z.boolean().nullish(),
    withFiles: z.boolean().default(false),
  }),
  run({ tag, query, reply, renote, poll, withFiles, ...page }, { server, viewer: user }) {
    const asked = query ?? (tag === undefined ? null : [[tag]]);
    if (!asked) throw invalidParam('#/anyOf', 'must match a schema in anyOf');
    const groups = asked.map((group) => group.map((one) => normalizeTag(one.replace(/^#/, ''))));
    const viewer = viewerOf(server, user);
    const isAsWanted = (wanted: boolean | null | undefined, is: boolean) => (wanted ?? is) === is;
    const notes = pageOfNotes(notesWithTags(server, groups), page, (note) => {
      const tags = listOf(note.tags);
      return (
        groups.some((group) => group.every((one) => tags.includes(one))) &&
        isAsWanted(reply, note.replyId !== null) &&
        isAsWanted(renote, note.renoteId !== null) &&
        isAsWanted(poll, note.hasPoll === 1) &&
        (!withFiles || note.fileIds !== '[]') &&
        canSee(note, viewer) &&
        !isUnwanted(note, viewer)
      );
    });
    return packNotes(server, notes, viewer);
  },
});

/** The most words of a search that count. Each one costs a look at the text. */
const MOST_WORDS = 12;

const search = defineEndpoint({
  path: 'notes/search',
  params: z.object({
    ...pagingParams,
    query: z.string(),
    userId: z.string().nullish(),
    host: z.string().optional(),
    channelId: z.string().nullish(),
  }),
  run({ query, userId, host, channelId, ...page }, { server, viewer: user }) {
    if (!(user ? policiesOf(server, user.id) : basePolicies(server)).canSearchNotes) {
      throw refusal('UNAVAILABLE', '0b44998d-77aa-4427-80d0-d2c9b8523011', 'Search of notes unavailable.');
    }
    const viewer = viewerOf(server, user);
    // Each word has to be there, in any order: people remember words of a note, not its wording.
    const words = query.trim().split(/\s+/u).slice(0, MOST_WORDS);
    const wanted: [sql: string, value: SqlValue][] = words.map((word) => [String.raw`n.text LIKE ? ESCAPE '\'`, `%${likeText(word)}%`]);
    if (userId) wanted.push(['n.userId = ?', userId]);
    if (channelId) wanted.push(['n.channelId = ?', channelId]);
    if (host !== undefined && host !== '.') wanted.push(['n.userHost = ?', host.toLowerCase()]);
    const condition = [...wanted.map(([sql]) => sql), ...(host === '.' ? ['n.userHost IS NULL'] : [])].join(' AND ');
    const source = notesWhere(
      server,
      condition,
      wanted.map(([, value]) => value),
    );
    const notes = pageOfNotes(source, page, (note) => canSee(note, viewer) && !isUnwanted(note, viewer));
    return packNotes(server, notes, viewer);
  },
});

/** Which notes in channels a profile shows: only the owner sees those in sensitive ones. */
function channelCondition(withChannelNotes: boolean, isOwn: boolean): string {
  if (!withChannelNotes) return 'n.channelId IS NULL';
  return isOwn ? 'TRUE' : '(n.channelId IS NULL OR n.channelId IN (SELECT id FROM channels WHERE isSensitive = 0))';
}

const users = defineEndpoint({
  path: 'users/notes',
  params: z.object({ ...pagingParams, userId: z.string(), ...switches, withChannelNotes: z.boolean().default(false) }),
  run({ userId, withRenotes, withFiles, withReplies, withChannelNotes, ...page }, { server, viewer: user }) {
    if (withReplies && withFiles) {
      throw refusal(
        'BOTH_WITH_REPLIES_AND_WITH_FILES',
        '91c8cb9f-36ed-46e7-9ca2-7df96ed6e222',
        'Specifying both withReplies and withFiles is not supported',
      );
    }
    if (!server.db.get('SELECT 1 FROM users WHERE id = ?', [userId])) {
      throw refusal('NO_SUCH_USER', '27e494ba-2ac2-48e8-893b-10d4d8c2387b', 'No such user.');
    }
    const viewer = viewerOf(server, user);
    const source = notesWhere(
      server,
      `n.userId = ?${withFiles ? ` AND n.fileIds <> '[]'` : ''} AND ${channelCondition(withChannelNotes, viewer.id === userId)}`,
      [userId],
    );
    const notes = pageOfNotes(
      source,
      page,
      (note) =>
        (withReplies || !isReplyToOther(note)) &&
        passesFilters(note, { withRenotes, withFiles }) &&
        canSee(note, viewer) &&
        !isUnwanted(note, viewer, false),
    );
    return packNotes(server, notes, viewer);
  },
});

/** Age and number of the notes among which the featured ones are chosen, as on real servers. */
const FEATURED_WINDOW_MS = 3 * 24 * 3_600_000;
const FEATURED_COUNT = 50;

/** The best notes of a ranking, newest first, below `untilId`. */
function featuredPage(server: Server, viewer: Viewer, ranked: readonly NoteRow[], limit: number, untilId: string | undefined) {
  const notes = ranked
    .filter((note) => !isUnwanted(note, viewer) && (untilId === undefined || note.id < untilId))
    .sort((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, limit);
  return packNotes(server, notes, viewer);
}

const featured = defineEndpoint({
  path: 'notes/featured',
  get: { cacheSeconds: 60 },
  params: z.object({ limit: pagingParams.limit, untilId: z.string().optional(), channelId: z.string().nullish() }),
  run({ limit, untilId, channelId }, { server, viewer: user }) {
    const ranked = server.db.all<NoteRow>(
      `SELECT * FROM notes WHERE visibility = 'public' AND score > 0 AND id > ?1 AND channelId IS ?3 ORDER BY score DESC, id DESC LIMIT ?2`,
      [idAt(server.clock.now() - FEATURED_WINDOW_MS), FEATURED_COUNT, channelId || null],
    );
    return featuredPage(server, viewerOf(server, user), ranked, limit, untilId);
  },
});

const usersFeatured = defineEndpoint({
  path: 'users/featured-notes',
  get: { cacheSeconds: 60 },
  params: z.object({ limit: pagingParams.limit, untilId: z.string().optional(), userId: z.string() }),
  run({ limit, untilId, userId }, { server, viewer: user }) {
    const ranked = server.db.all<NoteRow>(
      `SELECT * FROM notes WHERE userId = ? AND visibility = 'public' AND score > 0 AND channelId IS NULL ORDER BY score DESC, id DESC LIMIT ?`,
      [userId, FEATURED_COUNT],
    );
    return featuredPage(server, viewerOf(server, user), ranked, limit, untilId);
  },
});

/** Lists of notes that no channel streams: mentions, search and featured notes. */
export const endpoints: readonly EndpointDefinition[] = [mentions, searchByTag, search, users, featured, usersFeatured];
