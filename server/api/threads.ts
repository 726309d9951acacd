import { z } from 'zod';
import { findNotes, noSuchNote, readableNote, viewerOf } from '../core/notes/notes';
import { packNotes } from '../core/notes/packNote';
import { pagingParams } from '../db/paging';
import { merged, notesWhere, pageOfNotes } from '../core/timelines/timelines';
import { canSee, isUnwanted, type TimelineNote, type Viewer } from '../core/timelines/visibility';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';

const isWelcome = (viewer: Viewer) => (note: TimelineNote) => canSee(note, viewer) && !isUnwanted(note, viewer);

const IS_QUOTE = `(n.text IS NOT NULL OR n.cw IS NOT NULL OR n.fileIds <> '[]' OR n.hasPoll = 1)`;

const children = defineEndpoint({
  path: 'notes/children',
  params: z.object({ ...pagingParams, noteId: z.string() }),
  run({ noteId, ...page }, { server, viewer: user }) {
    const viewer = viewerOf(server, user);
    const replies = notesWhere(server, 'n.replyId = ?', [noteId]);
    const quotes = notesWhere(server, `n.renoteId = ? AND ${IS_QUOTE}`, [noteId]);
    return packNotes(server, pageOfNotes(merged(replies, quotes), page, isWelcome(viewer)), viewer);
  },
});

const renotes = defineEndpoint({
  path: 'notes/renotes',
  params: z.object({ ...pagingParams, noteId: z.string() }),
  run({ noteId, ...page }, { server, viewer: user }) {
    const viewer = viewerOf(server, user);
    const note = readableNote(server, viewer, noteId, '12908022-2e21-46cd-ba6a-3edaf6093f46');
    return packNotes(server, pageOfNotes(notesWhere(server, 'n.renoteId = ?', [note.id]), page, isWelcome(viewer)), viewer);
  },
});

const conversation = defineEndpoint({
  path: 'notes/conversation',
  params: z.object({ noteId: z.string(), limit: pagingParams.limit, offset: z.number().int().min(0).default(0) }),
  run({ noteId, limit, offset }, { server, viewer: user }) {
    const chain = server.db.all<{ id: string; depth: number }>(
      `WITH RECURSIVE up (id, replyId, depth) AS (
         SELECT id, replyId, 0 FROM notes WHERE id = ?
         UNION ALL SELECT notes.id, notes.replyId, up.depth + 1 FROM notes JOIN up ON notes.id = up.replyId WHERE up.depth < ?
       )
       SELECT id, depth FROM up ORDER BY depth`,
      [noteId, limit + offset],
    );
    if (chain.length === 0) throw noSuchNote('e1035875-9551-45ec-afa8-1ded1fcb53c8');
    const ids = chain.map((step) => step.id).slice(1 + offset);
    const rows = findNotes(server, ids);
    return packNotes(
      server,
      ids.map((id) => rows.get(id)).filter((row) => row !== undefined),
      viewerOf(server, user),
    );
  },
});

/** The notes around a note: replies, renotes, and the conversation before it. */
export const endpoints: readonly EndpointDefinition[] = [children, renotes, conversation];
