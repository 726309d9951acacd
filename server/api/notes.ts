import { z } from 'zod';
import { createNote } from '../core/notes/createNote';
import type { NoteInput } from '../core/notes/NoteInput';
import { deleteNote } from '../core/notes/deleteNote';
import { oncePerKey } from '../core/notes/noteKeys';
import { threadOf } from '../core/notes/noteRules';
import { findNote, noSuchNote, readableNote, viewerOf } from '../core/notes/notes';
import { readNotes } from '../core/notifications/notifications';
import { packNote } from '../core/notes/packNote';
import { logModeration, loggedUser } from '../core/moderation/moderationLog';
import { findUser } from '../core/users/users';
import { roleFlagsOf } from '../core/instance/roles';
import type { Server } from '../core/Server';
import type { NoteRow } from '../db/rows/NoteRow';
import { attemptKey } from '../http/attemptKey';
import { refusal } from '../core/ApiFailure';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';
import { HOUR_MS } from '../lib/rateLimit';
import { fileIdsParam, noteParams, pollInput, pollParams, textParam } from '../http/noteParams';

const SECOND_MS = 1000;

const createParams = z
  .object({
    ...noteParams,
    text: textParam.min(1).nullish(),
    fileIds: fileIdsParam.min(1).optional(),
    /** An older name of `fileIds`. */
    mediaIds: fileIdsParam.min(1).optional(),
    noExtractMentions: z.boolean().default(false),
    noExtractHashtags: z.boolean().default(false),
    /** Of no effect: clients resolve the emoji of this instance by their names. */
    noExtractEmojis: z.boolean().default(false),
    poll: pollParams.nullish(),
  })
  .refine(
    ({ text, fileIds, mediaIds, renoteId, poll }) =>
      Boolean(fileIds ?? mediaIds) || Boolean(renoteId) || Boolean(poll) || Boolean(text && /\S/.test(text)),
    { path: ['text'], message: 'must match pattern "[^\\s]+"' },
  );

const inputOf = (params: z.output<typeof createParams>): NoteInput => ({
  text: params.text ?? null,
  cw: params.cw ?? null,
  fileIds: params.fileIds ?? params.mediaIds ?? [],
  replyId: params.replyId ?? null,
  renoteId: params.renoteId ?? null,
  channelId: params.channelId || null,
  poll: pollInput(params.poll),
  localOnly: params.localOnly ?? false,
  visibility: params.visibility ?? 'public',
  visibleUserIds: params.visibleUserIds ?? [],
  reactionAcceptance: params.reactionAcceptance ?? null,
  noMentions: params.noExtractMentions,
  noHashtags: params.noExtractHashtags,
});

const create = defineEndpoint({
  path: 'notes/create',
  needs: 'user',
  notMoved: true,
  scope: 'write:notes',
  limit: { max: 300, durationMs: HOUR_MS },
  params: createParams,
  run(params, ctx) {
    const me = ctx.me();
    const key = attemptKey(ctx.headers);
    const note =
      key === null
        ? createNote(ctx.server, me, inputOf(params))
        : oncePerKey(ctx.server, { author: me, key, params, post: () => createNote(ctx.server, me, inputOf(params)) });
    return { createdNote: packNote(ctx.server, note, viewerOf(ctx.server, me)) };
  },
});

const show = defineEndpoint({
  path: 'notes/show',
  params: z.object({ noteId: z.string() }),
  run({ noteId }, { server, viewer }) {
    const note = findNote(server, noteId);
    if (!note) throw noSuchNote('24fcbfc6-2e37-42b6-8388-c29b3861a08d');
    // A note that the caller may not read comes with its content hidden, as on real servers.
    return packNote(server, note, viewerOf(server, viewer));
  },
});

const remove = defineEndpoint({
  path: 'notes/delete',
  needs: 'user',
  scope: 'write:notes',
  limit: { max: 300, durationMs: HOUR_MS, minIntervalMs: SECOND_MS },
  params: z.object({ noteId: z.string() }),
  run({ noteId }, ctx) {
    const me = ctx.me();
    const note = findNote(ctx.server, noteId);
    if (!note) throw noSuchNote('490be23f-8c1f-4796-819f-94cb4f9d1630');
    if (note.userId !== me.id && !roleFlagsOf(ctx.server, me).isModerator) {
      throw refusal('ACCESS_DENIED', 'fe8d7103-0ea8-4ec3-814d-f8b401dc69e9', 'Access denied.');
    }
    ctx.server.db.transaction(() => {
      deleteNote(ctx.server, note.id);
      const author = findUser(ctx.server, note.userId);
      if (author && author.id !== me.id) {
        const { userId: noteUserId, userUsername: noteUserUsername, userHost: noteUserHost } = loggedUser(author);
        logModeration(ctx.server, me, 'deleteNote', {
          noteId: note.id,
          noteUserId,
          noteUserUsername,
          noteUserHost,
          note: { text: note.text, cw: note.cw },
        });
      }
    });
  },
});

const unrenote = defineEndpoint({
  path: 'notes/unrenote',
  needs: 'user',
  scope: 'write:notes',
  limit: { max: 300, durationMs: HOUR_MS, minIntervalMs: SECOND_MS },
  params: z.object({ noteId: z.string() }),
  run({ noteId }, ctx) {
    const me = ctx.me();
    const note = readableNote(ctx.server, viewerOf(ctx.server, me), noteId, 'efd4a259-2442-496b-8dd7-b255aa1a160f');
    const renotes = ctx.server.db.all<{ id: string }>(
      `SELECT id FROM notes WHERE renoteId = ? AND userId = ? AND text IS NULL AND cw IS NULL AND fileIds = '[]' AND hasPoll = 0`,
      [note.id, me.id],
    );
    ctx.server.db.transaction(() => {
      for (const { id } of renotes) deleteNote(ctx.server, id);
    });
  },
});

const state = defineEndpoint({
  path: 'notes/state',
  needs: 'user',
  scope: 'read:account',
  params: z.object({ noteId: z.string() }),
  run({ noteId }, ctx) {
    const me = ctx.me();
    const note = findNote(ctx.server, noteId);
    const isThere = (sql: string, id: string) => ctx.server.db.get(sql, [me.id, id]) !== undefined;
    return {
      isFavorited: isThere('SELECT 1 FROM noteFavorites WHERE userId = ? AND noteId = ?', noteId),
      isMutedThread: note !== undefined && isThere('SELECT 1 FROM threadMutes WHERE userId = ? AND threadId = ?', threadOf(note)),
    };
  },
});

/** Marks the unread notes of a muted thread read. */
function readThread(server: Server, userId: string, note: NoteRow): void {
  const ids = server.db
    .all<{ noteId: string }>(
      `SELECT u.noteId FROM noteUnreads u JOIN notes n ON n.id = u.noteId WHERE u.userId = ? AND ifnull(n.threadId, n.id) = ?`,
      [userId, threadOf(note)],
    )
    .map((row) => row.noteId);
  readNotes(server, userId, ids);
}

const muteThread = defineEndpoint({
  path: 'notes/thread-muting/create',
  needs: 'user',
  scope: 'write:account',
  limit: { max: 10, durationMs: HOUR_MS },
  params: z.object({ noteId: z.string() }),
  run({ noteId }, ctx) {
    const me = ctx.me();
    const note = readableNote(ctx.server, viewerOf(ctx.server, me), noteId, '5ff67ada-ed3b-2e71-8e87-a1a421e177d2');
    ctx.server.db.transaction(() => {
      ctx.server.db.run('INSERT OR IGNORE INTO threadMutes (userId, threadId) VALUES (?, ?)', [me.id, threadOf(note)]);
      readThread(ctx.server, me.id, note);
    });
  },
});

const unmuteThread = defineEndpoint({
  path: 'notes/thread-muting/delete',
  needs: 'user',
  scope: 'write:account',
  params: z.object({ noteId: z.string() }),
  run({ noteId }, ctx) {
    const me = ctx.me();
    const note = readableNote(ctx.server, viewerOf(ctx.server, me), noteId, 'bddd57ac-ceb3-b29d-4334-86ea5fae481a');
    ctx.server.db.run('DELETE FROM threadMutes WHERE userId = ? AND threadId = ?', [me.id, threadOf(note)]);
  },
});

const translate = defineEndpoint({
  path: 'notes/translate',
  needs: 'user',
  scope: 'read:account',
  policy: 'canUseTranslator',
  params: z.object({ noteId: z.string(), targetLang: z.string() }),
  run({ noteId }, ctx) {
    readableNote(ctx.server, viewerOf(ctx.server, ctx.me()), noteId, 'bea9b03f-36e0-49c5-a4db-627a029f8971');
    // The instance has no translator. Real servers without one answer the same, with status 200.
    return 204;
  },
});

/** Creating, showing and deleting notes. */
export const endpoints: readonly EndpointDefinition[] = [create, show, remove, unrenote, state, muteThread, unmuteThread, translate];
