import type { NoteCreateParams } from '~/api/endpoints';
import { parseDraft, type DraftData } from '../drafts/draftData';
import { newState, type OutboxState } from './outboxState';

/** The references of a note: the note that it answers or renotes, and the channel that it is for. */
export interface NoteReference {
  readonly replyId?: string;
  readonly renoteId?: string;
  readonly channelId?: string;
}

/** A note that the person has posted and the server has not confirmed. */
export interface OutboxNote extends OutboxState {
  /** The body of `notes/create`. */
  readonly params: NoteCreateParams;
  /** The content as the composer had it, to edit it again. */
  readonly content: DraftData;
  readonly target: NoteReference;
  /** The note of this outbox that it answers. It waits until that is posted, as a part of the same thread. */
  readonly after?: string | undefined;
}

/** A note that was just posted. @param holdMs how long it is not sent, so that it can be taken back */
export const newOutboxNote = (
  { id, ...note }: Pick<OutboxNote, 'id' | 'params' | 'content' | 'target'>,
  nowMs: number,
  holdMs = 0,
): OutboxNote => ({ ...note, ...newState(id, nowMs, holdMs) });

/** The note that waited for one that is gone: it answers what that became, or what that would have answered. */
export function relinked(note: OutboxNote, gone: OutboxNote, becameId: string | null): OutboxNote {
  const replyId = becameId ?? gone.params.replyId;
  const params = { ...note.params, ...(replyId && { replyId }) };
  return { ...note, params, target: { ...note.target, ...(replyId && { replyId }) }, after: becameId === null ? gone.after : undefined };
}

/** The content of a note with those that follow it as a thread. */
export const withThread = (content: DraftData, rest: readonly OutboxNote[]): DraftData =>
  rest.length > 0 ? { ...content, thread: rest.map((part) => ({ text: part.content.text, files: part.content.files })) } : content;

/** Returns the notes that wait for a note, in their order. */
export function restOfThread(notes: readonly OutboxNote[], id: string): readonly OutboxNote[] {
  const next = notes.find((note) => note.after === id);
  return next ? [next, ...restOfThread(notes, next.id)] : [];
}

/** Reads a stored note; null if this version cannot read it. */
export function parseNote(raw: object): OutboxNote | null {
  const note = raw as Partial<OutboxNote>;
  const content = parseDraft(note.content);
  if (typeof note.id !== 'string' || typeof note.postedAtMs !== 'number' || !content) return null;
  if (note.params === null || typeof note.params !== 'object') return null;
  const { id, postedAtMs, params, target = {} } = note;
  return { ...newOutboxNote({ id, params, content, target }, postedAtMs), ...note, content };
}
