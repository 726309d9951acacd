import { z } from 'zod';
import { addToClip, deleteClip, findClip, packClip, packClips, removeFromClip, type ClipRow } from '../core/timelines/clips';
import { findNote, noSuchNote, readableNote, viewerOf } from '../core/notes/notes';
import { packNotes } from '../core/notes/packNote';
import { pagingParams } from '../db/paging';
import { policiesOf } from '../core/instance/roles';
import type { Server } from '../core/Server';
import { notesListedIn, pageOfNotes, rowsWithin } from '../core/timelines/timelines';
import { canSee, isUnwanted } from '../core/timelines/visibility';
import type { UserRow } from '../db/rows/UserRow';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';
import { HOUR_MS } from '../lib/rateLimit';
import { refusal } from '../core/ApiFailure';

const noSuchClip = (id: string) => refusal('NO_SUCH_CLIP', id, 'No such clip.');

const clipParams = {
  name: z.string().min(1).max(100),
  description: z.string().min(1).max(2048).nullish(),
  isPublic: z.boolean().optional(),
};

function ownClip(server: Server, me: UserRow, clipId: string, missing: string): ClipRow {
  const clip = findClip(server, clipId);
  if (clip?.userId !== me.id) throw noSuchClip(missing);
  return clip;
}

/** A clip of the caller, or a public clip of another account. */
function shownClip(server: Server, viewer: UserRow | null, clipId: string, missing: string): ClipRow {
  const clip = findClip(server, clipId);
  if (!clip || (clip.isPublic === 0 && clip.userId !== viewer?.id)) throw noSuchClip(missing);
  return clip;
}

const list = defineEndpoint({
  path: 'clips/list',
  needs: 'user',
  scope: 'read:account',
  params: z.object(pagingParams),
  run(page, { server, me }) {
    const { id } = me();
    const own = 'SELECT * FROM clips WHERE userId = ?';
    const rows = server.config.flavor.pagesClips
      ? rowsWithin<ClipRow>(server, page, own, [id])
      : server.db.all<ClipRow>(`${own} ORDER BY id`, [id]);
    return packClips(server, rows, id);
  },
});

const show = defineEndpoint({
  path: 'clips/show',
  scope: 'read:account',
  params: z.object({ clipId: z.string() }),
  run({ clipId }, { server, viewer }) {
    return packClip(server, shownClip(server, viewer, clipId, 'c3c5fe33-d62c-44d2-9ea5-d997703f5c20'), viewer?.id ?? null);
  },
});

const notes = defineEndpoint({
  path: 'clips/notes',
  scope: 'read:account',
  params: z.object({ ...pagingParams, clipId: z.string() }),
  run({ clipId, ...page }, { server, viewer: account }) {
    const clip = shownClip(server, account, clipId, '1d7645e6-2b6d-4635-b0fe-fe22b0e72e00');
    const viewer = viewerOf(server, account);
    const found = pageOfNotes(
      notesListedIn(server, 'clipNotes', 'clipId', clip.id),
      page,
      (note) => canSee(note, viewer) && !isUnwanted(note, viewer),
    );
    return packNotes(server, found, viewer, { detail: true });
  },
});

const create = defineEndpoint({
  path: 'clips/create',
  needs: 'user',
  notMoved: true,
  scope: 'write:account',
  params: z.object(clipParams),
  run({ name, description, isPublic }, ctx) {
    const me = ctx.me();
    const { db, ids } = ctx.server;
    const row: ClipRow = {
      id: ids.next(),
      userId: me.id,
      name,
      description: description ?? null,
      isPublic: Number(isPublic ?? false),
      lastClippedAt: null,
    };
    db.transaction(() => {
      const count = db.get<{ n: number }>('SELECT COUNT(*) AS n FROM clips WHERE userId = ?', [me.id])?.n ?? 0;
      if (count >= policiesOf(ctx.server, me.id).clipLimit) {
        throw refusal('TOO_MANY_CLIPS', '920f7c2d-6208-4b76-8082-e632020f5883', 'You cannot create clip any more.');
      }
      db.run('INSERT INTO clips (id, userId, name, description, isPublic) VALUES (?, ?, ?, ?, ?)', [
        row.id,
        row.userId,
        row.name,
        row.description,
        row.isPublic,
      ]);
    });
    return packClip(ctx.server, row, me.id);
  },
});

const update = defineEndpoint({
  path: 'clips/update',
  needs: 'user',
  notMoved: true,
  scope: 'write:account',
  params: z.object({ ...clipParams, clipId: z.string() }),
  run({ clipId, name, description, isPublic }, { server, me }) {
    const row = ownClip(server, me(), clipId, 'b4d92d70-b216-46fa-9a3f-a8c811699257');
    const changed: ClipRow = {
      ...row,
      name,
      description: description === undefined ? row.description : description,
      isPublic: isPublic === undefined ? row.isPublic : Number(isPublic),
    };
    server.db.run('UPDATE clips SET name = ?, description = ?, isPublic = ? WHERE id = ?', [
      changed.name,
      changed.description,
      changed.isPublic,
      row.id,
    ]);
    return packClip(server, changed, row.userId);
  },
});

const remove = defineEndpoint({
  path: 'clips/delete',
  needs: 'user',
  scope: 'write:account',
  params: z.object({ clipId: z.string() }),
  run({ clipId }, { server, me }) {
    deleteClip(server, ownClip(server, me(), clipId, '70ca08ba-6865-4630-b6fb-8494759aa754').id);
  },
});

const addNote = defineEndpoint({
  path: 'clips/add-note',
  needs: 'user',
  notMoved: true,
  scope: 'write:account',
  limit: { max: 20, durationMs: HOUR_MS },
  params: z.object({ clipId: z.string(), noteId: z.string() }),
  run({ clipId, noteId }, ctx) {
    const me = ctx.me();
    const { server } = ctx;
    const clip = ownClip(server, me, clipId, 'd6e76cc0-a1b5-4c7c-a287-73fa9c716dcf');
    const note = readableNote(server, viewerOf(server, me), noteId, 'fc8c0b49-c7a3-4664-a0a6-b418d386bb8b');
    server.db.transaction(() => {
      const count = server.db.get<{ n: number }>('SELECT COUNT(*) AS n FROM clipNotes WHERE clipId = ?', [clip.id])?.n ?? 0;
      if (count >= policiesOf(server, me.id).noteEachClipsLimit) {
        throw refusal('TOO_MANY_CLIP_NOTES', 'f0dba960-ff73-4615-8df4-d6ac5d9dc118', 'You cannot add notes to the clip any more.');
      }
      if (!addToClip(server, clip.id, note.id)) {
        throw refusal('ALREADY_CLIPPED', '734806c4-542c-463a-9311-15c512803965', 'The note has already been clipped.');
      }
    });
  },
});

const removeNote = defineEndpoint({
  path: 'clips/remove-note',
  needs: 'user',
  notMoved: true,
  scope: 'write:account',
  params: z.object({ clipId: z.string(), noteId: z.string() }),
  run({ clipId, noteId }, { server, me }) {
    const clip = ownClip(server, me(), clipId, 'b80525c6-97f7-49d7-a42d-ebccd49cfd52');
    // Accepts notes that the owner can no longer read, so that they can be removed.
    if (!findNote(server, noteId)) throw noSuchNote('aff017de-190e-434b-893e-33a9ff5049d8');
    removeFromClip(server, clip.id, noteId);
  },
});

const favorite = defineEndpoint({
  path: 'clips/favorite',
  needs: 'user',
  notMoved: true,
  scope: 'write:clip-favorite',
  params: z.object({ clipId: z.string() }),
  run({ clipId }, ctx) {
    const me = ctx.me();
    const clip = shownClip(ctx.server, me, clipId, '4c2aaeae-80d8-4250-9606-26cb1fdb77a5');
    const { changes } = ctx.server.db.run('INSERT OR IGNORE INTO clipFavorites (id, clipId, userId) VALUES (?, ?, ?)', [
      ctx.server.ids.next(),
      clip.id,
      me.id,
    ]);
    if (changes === 0) {
      throw refusal('ALREADY_FAVORITED', '92658936-c625-4273-8326-2d790129256e', 'The clip has already been favorited.');
    }
  },
});

const unfavorite = defineEndpoint({
  path: 'clips/unfavorite',
  needs: 'user',
  notMoved: true,
  scope: 'write:clip-favorite',
  params: z.object({ clipId: z.string() }),
  run({ clipId }, { server, me }) {
    // Accepts clips that are no longer public, so that they can be removed.
    if (!findClip(server, clipId)) throw noSuchClip('2603966e-b865-426c-94a7-af4a01241dc1');
    const { changes } = server.db.run('DELETE FROM clipFavorites WHERE clipId = ? AND userId = ?', [clipId, me().id]);
    if (changes === 0) {
      throw refusal('NOT_FAVORITED', '90c3a9e8-b321-4dae-bf57-2bf79bbcc187', 'You have not favorited the clip.');
    }
  },
});

const myFavorites = defineEndpoint({
  path: 'clips/my-favorites',
  needs: 'user',
  scope: 'read:clip-favorite',
  params: z.object({}),
  run(_params, { server, me }) {
    const { id } = me();
    const rows = server.db.all<ClipRow>(
      `SELECT clips.* FROM clipFavorites JOIN clips ON clips.id = clipFavorites.clipId
       WHERE clipFavorites.userId = ?1 AND (clips.isPublic = 1 OR clips.userId = ?1) ORDER BY clipFavorites.id DESC`,
      [id],
    );
    return packClips(server, rows, id);
  },
});

const clipsOfNote = defineEndpoint({
  path: 'notes/clips',
  params: z.object({ noteId: z.string() }),
  run({ noteId }, { server, viewer }) {
    const note = readableNote(server, viewerOf(server, viewer), noteId, '47db1a1c-b0af-458d-8fb4-986e4efafe1e');
    const rows = server.db.all<ClipRow>(
      'SELECT clips.* FROM clipNotes JOIN clips ON clips.id = clipNotes.clipId WHERE clipNotes.noteId = ? AND clips.isPublic = 1 ORDER BY clips.id',
      [note.id],
    );
    return packClips(server, rows, viewer?.id ?? null);
  },
});

/** Clips: collections of notes. */
export const endpoints: readonly EndpointDefinition[] = [
  list,
  show,
  notes,
  create,
  update,
  remove,
  addNote,
  removeNote,
  favorite,
  unfavorite,
  myFavorites,
  clipsOfNote,
];
