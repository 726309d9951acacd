import { z } from 'zod';
import { createdAtOf } from '../lib/ids';
import { findNote, findNotes, noSuchNote, readableNote, viewerOf } from '../core/notes/notes';
import { packMe } from '../core/users/packUser';
import { packNotes } from '../core/notes/packNote';
import { pagingParams } from '../db/paging';
import { policiesOf } from '../core/instance/roles';
import { rowsWithin } from '../core/timelines/timelines';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';
import { HOUR_MS } from '../lib/rateLimit';
import { refusal } from '../core/ApiFailure';

const create = defineEndpoint({
  path: 'notes/favorites/create',
  needs: 'user',
  notMoved: true,
  scope: 'write:favorites',
  limit: { max: 20, durationMs: HOUR_MS },
  params: z.object({ noteId: z.string() }),
  run({ noteId }, ctx) {
    const me = ctx.me();
    const note = readableNote(ctx.server, viewerOf(ctx.server, me), noteId, '6dd26674-e060-4816-909a-45ba3f4da458');
    const { changes } = ctx.server.db.run('INSERT OR IGNORE INTO noteFavorites (id, noteId, userId) VALUES (?, ?, ?)', [
      ctx.server.ids.next(),
      note.id,
      me.id,
    ]);
    if (changes === 0) {
      throw refusal('ALREADY_FAVORITED', 'a402c12b-34dd-41d2-97d8-4d2ffd96a1a6', 'The note has already been marked as a favorite.');
    }
  },
});

const remove = defineEndpoint({
  path: 'notes/favorites/delete',
  needs: 'user',
  scope: 'write:favorites',
  params: z.object({ noteId: z.string() }),
  run({ noteId }, ctx) {
    const me = ctx.me();
    // Accepts notes that the account can no longer read, so that they can be removed from the list.
    const note = findNote(ctx.server, noteId);
    if (!note) throw noSuchNote('80848a2c-398f-4343-baa9-df1d57696c56');
    const { changes } = ctx.server.db.run('DELETE FROM noteFavorites WHERE noteId = ? AND userId = ?', [note.id, me.id]);
    if (changes === 0) {
      throw refusal('NOT_FAVORITED', 'b625fc69-635e-45e9-86f4-dbefbef35af5', 'You have not marked that note a favorite.');
    }
  },
});

const list = defineEndpoint({
  path: 'i/favorites',
  needs: 'user',
  scope: 'read:favorites',
  params: z.object(pagingParams),
  run(page, ctx) {
    const me = ctx.me();
    const rows = rowsWithin<{ id: string; noteId: string }>(ctx.server, page, 'SELECT id, noteId FROM noteFavorites WHERE userId = ?', [
      me.id,
    ]);
    const notes = findNotes(
      ctx.server,
      rows.map((row) => row.noteId),
    );
    const packed = new Map(packNotes(ctx.server, [...notes.values()], viewerOf(ctx.server, me)).map((note) => [note.id, note]));
    return rows.flatMap((row) => {
      const note = packed.get(row.noteId);
      return note ? [{ id: row.id, createdAt: createdAtOf(row.id), noteId: row.noteId, note }] : [];
    });
  },
});

const pin = defineEndpoint({
  path: 'i/pin',
  needs: 'user',
  notMoved: true,
  scope: 'write:account',
  params: z.object({ noteId: z.string() }),
  run({ noteId }, ctx) {
    const me = ctx.me();
    const { db } = ctx.server;
    db.transaction(() => {
      if (findNote(ctx.server, noteId)?.userId !== me.id) throw noSuchNote('56734f8b-3928-431e-bf80-6ff87df40cb3');
      const pins = db.all<{ noteId: string }>('SELECT noteId FROM notePins WHERE userId = ?', [me.id]);
      if (pins.some((pinned) => pinned.noteId === noteId)) {
        throw refusal('ALREADY_PINNED', '8b18c2b7-68fe-4edb-9892-c0cbaeb6c913', 'That note has already been pinned.');
      }
      if (pins.length >= policiesOf(ctx.server, me.id).pinLimit) {
        throw refusal('PIN_LIMIT_EXCEEDED', '72dab508-c64d-498f-8740-a8eec1ba385a', 'You can not pin notes any more.');
      }
      db.run('INSERT INTO notePins (id, userId, noteId) VALUES (?, ?, ?)', [ctx.server.ids.next(), me.id, noteId]);
    });
    return packMe(ctx.server, me, ctx.appTokenId === null);
  },
});

const unpin = defineEndpoint({
  path: 'i/unpin',
  needs: 'user',
  scope: 'write:account',
  params: z.object({ noteId: z.string() }),
  run({ noteId }, ctx) {
    const me = ctx.me();
    if (findNote(ctx.server, noteId)?.userId !== me.id) throw noSuchNote('454170ce-9d63-4a43-9da1-ea10afe81e21');
    ctx.server.db.run('DELETE FROM notePins WHERE userId = ? AND noteId = ?', [me.id, noteId]);
    return packMe(ctx.server, me, ctx.appTokenId === null);
  },
});

/** Favorites of an account, and the notes pinned to its profile. */
export const endpoints: readonly EndpointDefinition[] = [create, remove, list, pin, unpin];
