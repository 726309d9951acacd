import type { ClipParams } from '~/api/endpoints';
import type { WireClip } from '~/api/wire';
import { ApiError } from '~/lib/AppError';
import { ok, type Result } from '~/lib/Result';
import type { Clip, NoteId } from '~/services/records';
import { wellFormed } from '~/services/wellFormed';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineEntity, defineQuery } from '../definitions';
import { resourcesOf } from '../resourcesOf';

/** Clips: named collections of notes that belong to a user. */
export const clips = defineEntity<Clip>();

const FORM = { id: '', name: '', description: null, lastClippedAt: null, favoritedCount: 0 };

/** How long a menu uses the list of clips without asking again; ms. */
const FRESH_MS = 30 * 60_000;

/** Stores a clip as a server sends it, with its owner. @returns its id */
export function takeClip(account: AccountScope, dto: WireClip): string {
  const { user, ...clip } = wellFormed(dto, FORM) as WireClip;
  const [userId = ''] = account.ingest.users([user], 'fetch');
  return clips.of(account).put({ ...clip, userId });
}

/** Loads a clip by its id. */
export const clipById = defineQuery({
  records: clips.of,
  fetch: async (account, clipId: string, signal) => takeClip(account, await account.api.call('clips/show', { clipId }, { signal })),
  read: clips.one,
});

/** How many clips newer servers send at once; older ones send all of them. */
const PAGE = 100;

/** Loads all clips of the viewer, oldest first: page by page, until one brings nothing new. */
async function allMine({ api }: AccountScope, signal: AbortSignal): Promise<readonly WireClip[]> {
  const found = new Map<string, WireClip>();
  for (let untilId: string | undefined; ;) {
    const page = await api.call('clips/list', { limit: PAGE, ...(untilId !== undefined && { untilId }) }, { signal });
    const known = found.size;
    for (const clip of page) found.set(clip.id, clip);
    const sorted = [...found.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
    if (page.length < PAGE || found.size === known) return sorted;
    untilId = sorted[0]?.id;
  }
}

/** The viewer's clips, oldest first. */
export const myClips = defineQuery({
  records: clips.of,
  freshMs: FRESH_MS,
  fetch: async (account, _: null, signal) => (await allMine(account, signal)).map((clip) => takeClip(account, clip)),
  read: clips.many,
});

/** The viewer's favorite clips. */
export const favoriteClips = defineQuery({
  records: clips.of,
  fetch: async (account, _: null, signal) =>
    (await account.api.call('clips/my-favorites', {}, { signal })).map((clip) => takeClip(account, clip)),
  read: clips.many,
});

/** The public clips that a note is in. */
export const clipsOfNote = defineQuery({
  records: clips.of,
  fetch: async (account, noteId: NoteId, signal) =>
    (await account.api.call('notes/clips', { noteId }, { signal })).map((clip) => takeClip(account, clip)),
  read: clips.many,
});

/** Creates a clip of the viewer. */
export async function createClip(account: AccountScope, params: ClipParams): Promise<Result<Clip>> {
  const result = await saved(account, account.api.call('clips/create', params));
  if (result.ok) resourcesOf(account).invalidate(myClips);
  return result;
}

/** Changes a clip of the viewer. */
export function updateClip(account: AccountScope, clipId: string, params: ClipParams): Promise<Result<Clip>> {
  return saved(account, account.api.call('clips/update', { clipId, ...params }));
}

async function saved(account: AccountScope, call: Promise<WireClip>): Promise<Result<Clip>> {
  const answer = await settle(call);
  return answer.ok ? ok(clips.one(account, takeClip(account, answer.value))!) : answer;
}

/** Deletes a clip of the viewer, and removes it from every view. */
export async function deleteClip(account: AccountScope, clipId: string): Promise<Result> {
  const answer = await settle(account.api.call('clips/delete', { clipId }));
  if (answer.ok) clips.of(account).remove(clipId);
  return answer;
}

/** Adds a clip to the favorites or removes it. The change shows at once and is undone if the server refuses. */
export async function setClipFavorite(account: AccountScope, clipId: string, isFavorited: boolean): Promise<Result> {
  const shown = clips.of(account).optimistic(clipId, (clip) => ({
    ...clip,
    isFavorited,
    favoritedCount: Math.max(0, clip.favoritedCount + (isFavorited ? 1 : -1)),
  }));
  const answer = await settle(account.api.call(isFavorited ? 'clips/favorite' : 'clips/unfavorite', { clipId }));
  if (answer.ok) {
    shown.commit();
    resourcesOf(account).invalidate(favoriteClips);
  } else shown.undo();
  return answer;
}

/** Adds a note to a clip. @returns `waits` if that waits for the network */
export async function addToClip(account: AccountScope, clipId: string, noteId: NoteId): Promise<Result<unknown>> {
  const params = { clipId, noteId };
  const answer = await account.later.send({ kind: 'clip', params }, () => settle(account.api.call('clips/add-note', params)));
  if (answer.ok) {
    if (answer.value !== 'waits') noteClipped(account, clipId, noteId);
  } else if (answer.error instanceof ApiError && answer.error.server.code === 'NO_SUCH_CLIP') {
    // Another device deleted it since the clips were loaded.
    clips.of(account).remove(clipId);
  }
  return answer;
}

/** Removes a note from a clip, and from the clip's timeline if that is on screen. @returns `waits` if that waits for the network */
export async function removeFromClip(account: AccountScope, clipId: string, noteId: NoteId): Promise<Result<unknown>> {
  const params = { clipId, noteId };
  const answer = await account.later.send({ kind: 'unclip', params }, () => settle(account.api.call('clips/remove-note', params)));
  if (answer.ok && answer.value !== 'waits') noteUnclipped(account, clipId, noteId);
  return answer;
}

/** Takes over that the server has added a note to a clip. */
export function noteClipped(account: AccountScope, clipId: string, noteId: NoteId): void {
  const lastClippedAt = new Date(account.clock.now()).toISOString();
  clips.of(account).patch(clipId, (clip) => ({ ...clip, lastClippedAt }));
  resourcesOf(account).invalidate(clipsOfNote, noteId);
}

/** Takes over that the server has removed a note from a clip. */
export function noteUnclipped(account: AccountScope, clipId: string, noteId: NoteId): void {
  account.timelines.known({ kind: 'clip', clipId })?.leaveOut(noteId);
  resourcesOf(account).invalidate(clipsOfNote, noteId);
}
