import { appearNoteId, isPureRenote } from './appearNote';
import type { MuteRules } from './muting/muteRules';
import type { Note, NoteId, User, UserId } from './records';

/** What a reader does not want to see in a list. */
export interface NoteFilterRules {
  /** Words and servers; null where nothing is muted. */
  readonly mutes: MuteRules | null;
  /** The reader asked for this very person's notes: relations to people hide nothing. */
  readonly isChosen: boolean;
}

/** Where records are found. */
export interface NoteFilterRecords {
  note(id: NoteId): Note | undefined;
  user(id: UserId): User | undefined;
  isDeleted(id: NoteId): boolean;
}

/**
 * Whether a list leaves a note out: deleted, or a renote of something deleted; hit by a hard mute, itself or what it
 * shows or answers (reference/note.md section 2); by or of somebody who is muted or blocked, or from a muted server. The server leaves most of this out by itself; what changes afterwards is left to us.
 */
export function isNoteHidden(id: NoteId, records: NoteFilterRecords, rules: NoteFilterRules): boolean {
  if (records.isDeleted(id)) return true;
  const note = records.note(id);
  if (!note) return true;
  const isRenote = isPureRenote(note);
  if (isRenote && records.isDeleted(note.renoteId!)) return true;
  const appear = isRenote ? (records.note(appearNoteId(note)) ?? note) : note;
  const shown = [note, appear, find(appear.replyId), find(appear.renoteId)].filter((one) => one !== undefined);
  const { mutes } = rules;
  if (mutes && shown.some(mutes.hides)) return true;
  if (rules.isChosen) return false;
  if (isRenote && records.user(note.userId)?.isRenoteMuted) return true;
  return shown.some(({ userId }) => isUnwanted(records.user(userId), mutes));

  function find(other: NoteId | null | undefined): Note | undefined {
    return other ? records.note(other) : undefined;
  }
}

/** Whether the reader wants nothing of somebody, or of their server. */
export const isUnwanted = (user: User | undefined, mutes: MuteRules | null): boolean =>
  Boolean(user && (user.isMuted || user.isBlocking || (user.host && mutes?.servers.has(user.host))));
