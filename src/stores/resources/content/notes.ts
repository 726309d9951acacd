import { NotFoundError } from '~/lib/AppError';
import type { Disposable } from '~/lib/disposable';
import { ok, type Result } from '~/lib/Result';
import { appearNoteId } from '~/services/appearNote';
import type { NoteId } from '~/services/records';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineCollection, defineQuery } from '../definitions';
import { refreshOn } from './refreshOn';
import { resourcesOf } from '../resourcesOf';
import { takeUser } from '../users/takeUser';
import type { Person } from '../users/users';

const notes = (account: AccountScope) => account.notes;

async function show(account: AccountScope, noteId: NoteId, signal?: AbortSignal): Promise<NoteId> {
  const asOf = account.clock.now();
  return account.ingest.note(await account.api.call('notes/show', { noteId }, signal && { signal }), 'fetch', asOf);
}

/**
 * Loads a note by its id. A note that is known from a timeline shows at once; the note that it replies to is also loaded in full.
 */
export const noteById = defineQuery({
  records: notes,
  async fetch(account, noteId: NoteId, signal) {
    try {
      await show(account, noteId, signal);
    } catch (thrown) {
      // The note is known from a list, but was deleted since, or this reader may no longer see it.
      const isGone = thrown instanceof NotFoundError && thrown.server.code === 'NO_SUCH_NOTE';
      if (isGone && account.notes.baseOf(noteId)) account.notes.remove(noteId);
      throw thrown;
    }
    void loadAnswered(account, noteId, signal);
    return noteId;
  },
  read: (account, noteId) => account.notes.get(noteId),
  known: (_account, noteId) => noteId,
});

/**
 * Loads the note that the shown note replies to. Inside another note, servers describe it without poll, own reaction, and quoted
 * note, and the conversation only has the notes before it. Never rejects.
 */
async function loadAnswered(account: AccountScope, noteId: NoteId, signal: AbortSignal): Promise<void> {
  const outer = account.notes.baseOf(noteId);
  const shown = outer && account.notes.baseOf(appearNoteId(outer));
  const parent = account.notes.baseOf(shown?.replyId ?? '');
  // Only a complete note has its number of clips.
  if (!parent || parent.clippedCount !== undefined) return;
  // The page is about another note and shows the known parts of this one.
  await settle(show(account, parent.id, signal));
}

/** Loads a note again, after a change that no event reports. */
export async function refreshNote(account: AccountScope, noteId: NoteId): Promise<Result> {
  const answer = await settle(show(account, noteId));
  return answer.ok ? ok() : answer;
}

/** How many notes of a conversation load at once: the most that servers allow. */
const CONVERSATION_LIMIT = 100;

/** The notes before a note in its thread, the nearest first. */
export const conversationBefore = defineCollection<NoteId, { readonly id: NoteId }>({
  records: notes,
  async fetch(account, noteId, { untilId, signal }) {
    const asOf = account.clock.now();
    const params = { noteId: untilId ?? noteId, limit: CONVERSATION_LIMIT };
    const found = await account.api.call('notes/conversation', params, { signal });
    return account.ingest.notes(found, 'fetch', asOf).map((id) => ({ id }));
  },
  batchSizes: () => ({ first: CONVERSATION_LIMIT, next: CONVERSATION_LIMIT }),
});

/** How many notes before or after another one load at once. */
const NEIGHBORS_LIMIT = 10;

/** Which notes {@link neighborsOf} lists. */
export interface Neighbors {
  readonly noteId: NoteId;
  readonly direction: 'newer' | 'older';
  /** The notes of an author or of a channel. */
  readonly of: { readonly userId: string } | { readonly channelId: string };
}

/** The notes of an author or a channel just before or after a note; newest first. */
export const neighborsOf = defineQuery({
  records: notes,
  async fetch(account, { noteId, direction, of }: Neighbors, signal) {
    const batch = { limit: NEIGHBORS_LIMIT, ...(direction === 'newer' ? { sinceId: noteId } : { untilId: noteId }) };
    const asOf = account.clock.now();
    const found =
      'channelId' in of
        ? await account.api.call('channels/timeline', { channelId: of.channelId, ...batch }, { signal })
        : await account.api.call('users/notes', { userId: of.userId, ...batch }, { signal });
    // Servers return notes after an id oldest first or newest first, depending on their version.
    return account.ingest.notes(found, 'fetch', asOf).toSorted((a, b) => (a < b ? 1 : -1));
  },
});

/** Which replies {@link repliesTo} lists. */
export interface Replies {
  readonly noteId: NoteId;
  /** How many replies the first batch has. */
  readonly limit: number;
}

const REPLIES_BATCH = 30;

/** The replies to a note, newest first. */
export const repliesTo = defineCollection<Replies, { readonly id: NoteId }>({
  records: notes,
  batchSizes: ({ limit }) => ({ first: limit, next: REPLIES_BATCH }),
  fetch: (account, { noteId }, { limit, untilId, signal }) => children(account, { noteId, limit, ...(untilId && { untilId }) }, signal),
});

async function children(
  { api, ingest, clock }: AccountScope,
  params: { readonly noteId: NoteId; readonly limit: number; readonly untilId?: NoteId },
  signal?: AbortSignal,
): Promise<{ readonly id: NoteId }[]> {
  const asOf = clock.now();
  const found = await api.call('notes/children', params, signal && { signal });
  return ingest.notes(found, 'fetch', asOf).map((id) => ({ id }));
}

/**
 * Adds new replies at the top and updates the counters of known ones. A failure is not reported, because the next check tries
 * again.
 */
export async function lookForReplies(account: AccountScope, params: Replies): Promise<void> {
  const list = resourcesOf(account).collection(repliesTo, params);
  if (list.status !== 'ready') return;
  const answer = await settle(children(account, params));
  if (!answer.ok) return;
  const newest = list.ids[0] ?? '';
  for (const reply of answer.value.toReversed()) if (reply.id > newest) list.prepend(reply);
}

/** A reaction to a note. */
export interface ReactionOf {
  readonly noteId: NoteId;
  readonly reaction: string;
}

/** Calls `onChange` after the count of a reaction has changed. */
export function watchReactions(account: AccountScope, { noteId, reaction }: ReactionOf, onChange: () => void): Disposable {
  return refreshOn(() => account.notes.get(noteId)?.reactions[reaction], onChange, account.clock);
}

/** People in the first batch of those who reacted or renoted. */
export const FIRST_PEOPLE = 10;

const PEOPLE_BATCHES = () => ({ first: FIRST_PEOPLE, next: 30 });

/** The people who gave a reaction to a note, batch by batch. Reloads when their number changes. */
export const reactorsOf = defineCollection<ReactionOf, Person>({
  batchSizes: PEOPLE_BATCHES,
  follow: (account, { noteId, reaction }, list) => watchReactions(account, { noteId, reaction }, () => void list.refresh()),
  async fetch(account, { noteId, reaction }, { limit, untilId, signal }) {
    const params = { noteId, type: reaction, limit, ...(untilId && { untilId }) };
    const found = await account.api.call('notes/reactions', params, { signal });
    return found.map(({ id, user }) => ({ id, userId: takeUser(account, user) }));
  },
});

/** The people who renoted a note, batch by batch. */
export const renotersOf = defineCollection<NoteId, Person>({
  batchSizes: PEOPLE_BATCHES,
  async fetch(account, noteId, { limit, untilId, signal }) {
    const asOf = account.clock.now();
    const found = await account.api.call('notes/renotes', { noteId, limit, ...(untilId && { untilId }) }, { signal });
    account.ingest.notes(found, 'fetch', asOf);
    return found.map(({ id, userId }) => ({ id, userId }));
  },
});

/** The first few people who gave a reaction to a note; ids of users. @see reactorsOf for all of them */
export const someReactors = defineQuery({
  async fetch(account, { noteId, reaction, limit }: ReactionOf & { readonly limit: number }, signal) {
    const found = await account.api.call('notes/reactions', { noteId, type: reaction, limit }, { signal });
    return found.map(({ user }) => takeUser(account, user));
  },
});

/** The first few people who renoted a note; ids of users. @see renotersOf for all of them */
export const someRenoters = defineQuery({
  async fetch(account, { noteId, limit }: { readonly noteId: NoteId; readonly limit: number }, signal) {
    const found = await account.api.call('notes/renotes', { noteId, limit }, { signal });
    return found.map(({ user }) => takeUser(account, user));
  },
});

/** Looks up a note or a user of any server by address. @returns the user or note, which tells where this client shows it */
export async function lookUp(account: AccountScope, uri: string): Promise<Result<Found>> {
  const asOf = account.clock.now();
  const answer = await settle(account.api.call('ap/show', { uri }));
  if (!answer.ok) return answer;
  const found = answer.value;
  return ok(
    found.type === 'User'
      ? { kind: 'user', userId: takeUser(account, found.object) }
      : { kind: 'note', noteId: account.ingest.note(found.object, 'fetch', asOf) },
  );
}

/** The result of {@link lookUp}. */
export type Found = { readonly kind: 'user'; readonly userId: string } | { readonly kind: 'note'; readonly noteId: NoteId };
