import type { NoteCreateParams } from '~/api/endpoints';
import { parseDraft, type DraftData } from '../drafts/draftData';
import type { StoredFailure } from './storedFailure';

/** The references of a note: the note that it answers or renotes, and the channel that it is for. */
export interface NoteReference {
  readonly replyId?: string;
  readonly renoteId?: string;
  readonly channelId?: string;
}

/** A note that the person has posted and the server has not confirmed. All times in ms since 1970. */
export interface OutboxNote {
  /** The key of its attempt, the same for each repetition. */
  readonly id: string;
  readonly postedAtMs: number;
  /** The body of `notes/create`. */
  readonly params: NoteCreateParams;
  /** The content as the composer had it, to edit it again. */
  readonly content: DraftData;
  readonly target: NoteReference;
  /** The note of this outbox that it answers. It waits until that is posted, as a part of the same thread. */
  readonly after?: string | undefined;
  /** `refused`: the server refused it as it is, so it is not sent by itself. */
  readonly state: 'waiting' | 'refused';
  /** When it was first sent; null if it never left this browser. */
  readonly sentAtMs: number | null;
  /** How many tries failed in a row, and how many of them because the server itself failed. */
  readonly tries: number;
  readonly serverFailures: number;
  /** When the next try is due. A connection that comes back makes it earlier. */
  readonly nextAtMs: number;
  /** It is never sent before this time. */
  readonly notBeforeMs: number;
  /** After this time, it is only sent on request. */
  readonly sentUntilMs: number;
  /** The reason why the last try failed. */
  readonly failure: StoredFailure | null;
}

/** The notes of every account of this browser, by the key of the account. */
export type OutboxDocument = Readonly<Record<string, readonly OutboxNote[]>>;

/** Where {@link OutboxDocument} is stored. It is absent while nothing waits. */
export const OUTBOX_KEY = 'outbox';

/** How long a note is sent by itself. Later, its author may no longer want to post it; ms. */
export const SENT_FOR_MS = 3 * 24 * 3_600_000;

/** A note that was just posted. @param holdMs how long it is not sent, so that it can be taken back */
export function newOutboxNote(note: Pick<OutboxNote, 'id' | 'params' | 'content' | 'target'>, nowMs: number, holdMs = 0): OutboxNote {
  return {
    ...note,
    postedAtMs: nowMs,
    state: 'waiting',
    sentAtMs: null,
    tries: 0,
    serverFailures: 0,
    nextAtMs: nowMs,
    notBeforeMs: holdMs > 0 ? nowMs + holdMs : 0,
    sentUntilMs: nowMs + SENT_FOR_MS,
    failure: null,
  };
}

/**
 * Returns the notes without one that is gone. The one that waited for it answers the note that it became, or the one that it would have
 * answered.
 */
export function withoutNote(notes: readonly OutboxNote[], id: string, becameId: string | null): readonly OutboxNote[] {
  const gone = notes.find((note) => note.id === id);
  const relinked = (note: OutboxNote): OutboxNote => {
    const replyId = becameId ?? gone?.params.replyId;
    const params = { ...note.params, ...(replyId && { replyId }) };
    return { ...note, params, target: { ...note.target, ...(replyId && { replyId }) }, after: becameId === null ? gone?.after : undefined };
  };
  return notes.filter((note) => note.id !== id).map((note) => (note.after === id ? relinked(note) : note));
}

/** The content of a note with those that follow it as a thread. */
export const withThread = (content: DraftData, rest: readonly OutboxNote[]): DraftData =>
  rest.length > 0 ? { ...content, thread: rest.map((part) => ({ text: part.content.text, files: part.content.files })) } : content;

/** Returns a note and those that wait for it, in their order. */
export function threadFrom(notes: readonly OutboxNote[], id: string): readonly OutboxNote[] {
  const first = notes.find((note) => note.id === id);
  const next = notes.find((note) => note.after === id);
  return first ? [first, ...(next ? threadFrom(notes, next.id) : [])] : [];
}

/** The stored notes of an account. Entries of another version that this one cannot read are left out. */
export function outboxNotes(document: unknown, account: string): readonly OutboxNote[] {
  const stored = recordOf(document)[account];
  return Array.isArray(stored) ? stored.flatMap(parseNote) : [];
}

/** The document with other notes of an account; undefined when nothing is left to store. */
export function withNotes(document: unknown, account: string, notes: readonly OutboxNote[]): OutboxDocument | undefined {
  const { [account]: _former, ...others } = recordOf(document) as OutboxDocument;
  const next = notes.length > 0 ? { ...others, [account]: notes } : others;
  return Object.keys(next).length > 0 ? next : undefined;
}

const recordOf = (document: unknown): Readonly<Record<string, unknown>> =>
  document !== null && typeof document === 'object' && !Array.isArray(document) ? (document as Readonly<Record<string, unknown>>) : {};

function parseNote(raw: unknown): readonly OutboxNote[] {
  if (raw === null || typeof raw !== 'object') return [];
  const note = raw as Partial<OutboxNote>;
  const content = parseDraft(note.content);
  if (typeof note.id !== 'string' || typeof note.postedAtMs !== 'number' || !content) return [];
  if (note.params === null || typeof note.params !== 'object') return [];
  const { id, postedAtMs, params, target = {} } = note;
  return [{ ...newOutboxNote({ id, params, content, target }, postedAtMs), ...note, content }];
}
