import { z } from 'zod';
import { createdAtOf } from '../lib/ids';
import { answerableNote, readableNote, viewerOf } from '../core/notes/notes';
import { packUsersLiteById } from '../core/users/packUserLite';
import { pagingParams } from '../db/paging';
import { storedReaction, wireReaction } from '../core/reactions/reactionNames';
import { addReaction, chooseReaction, reactionOf, removeReaction } from '../core/reactions/reactions';
import { rowsWithin } from '../core/timelines/timelines';
import { refusal } from '../core/ApiFailure';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';
import { HOUR_MS } from '../lib/rateLimit';

const list = defineEndpoint({
  path: 'notes/reactions',
  get: { cacheSeconds: 60 },
  params: z.object({ ...pagingParams, noteId: z.string(), type: z.string().nullish() }),
  run({ noteId, type, ...page }, { server, viewer: user }) {
    const note = readableNote(server, viewerOf(server, user), noteId, '263fff3d-d0e1-4af4-bea7-8408059b451a');
    const wanted = type ? storedReaction(type) : null;
    const rows = rowsWithin<{ id: string; userId: string; reaction: string }>(
      server,
      page,
      'SELECT id, userId, reaction FROM noteReactions WHERE noteId = ? AND (? IS NULL OR reaction = ?)',
      [note.id, wanted, wanted],
    );
    const users = packUsersLiteById(
      server,
      rows.map((row) => row.userId),
    );
    return rows.flatMap((row) => {
      const reactor = users.get(row.userId);
      return reactor ? [{ id: row.id, createdAt: createdAtOf(row.id), user: reactor, type: wireReaction(row.reaction) }] : [];
    });
  },
});

const create = defineEndpoint({
  path: 'notes/reactions/create',
  needs: 'user',
  notMoved: true,
  scope: 'write:reactions',
  params: z.object({ noteId: z.string(), reaction: z.string() }),
  run({ noteId, reaction }, ctx) {
    const me = ctx.me();
    const note = answerableNote(ctx.server, me, noteId, {
      missingId: '033d0620-5bfe-4027-965d-980b0c85a3ea',
      blocked: {
        id: '20ef5475-9f38-4e4c-bd33-de6d979498ec',
        message: 'You cannot react this note because you have been blocked by this user.',
      },
    });
    const chosen = chooseReaction(ctx.server, me, note, reaction);
    if (reactionOf(ctx.server, note.id, me.id) === chosen.stored) {
      throw refusal('ALREADY_REACTED', '71efcf98-86d6-4e2b-b2ad-9d032369366b', 'You are already reacting to that note.');
    }
    addReaction(ctx.server, me, note, chosen);
  },
});

const remove = defineEndpoint({
  path: 'notes/reactions/delete',
  needs: 'user',
  scope: 'write:reactions',
  limit: { max: 60, durationMs: HOUR_MS, minIntervalMs: 3000 },
  params: z.object({ noteId: z.string() }),
  run({ noteId }, ctx) {
    const me = ctx.me();
    const note = readableNote(ctx.server, viewerOf(ctx.server, me), noteId, '764d9fce-f9f2-4a0e-92b1-6ceac9a7ad37');
    if (removeReaction(ctx.server, me.id, note)) return;
    throw refusal('NOT_REACTED', '92f4426d-4196-4125-aa5b-02943e2ec8fc', 'You are not reacting to that note.');
  },
});

/** Reactions to notes. */
export const endpoints: readonly EndpointDefinition[] = [list, create, remove];
