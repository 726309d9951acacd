import { isPureRenote } from './appearNote';
import type { MuteRules } from './muting/muteRules';
import type { Note, NoteId, User, UserId } from './records';

/** What a reader does not want to see in a list. */
export interface NoteFilterRules {
  /** Words and servers; null where nothing is muted. */
  readonly mutes: MuteRules | null;
  /** The reader asked for this very person's notes: relations to people hide nothing. */
  readonly isChosen: boolean;
}

/** Where records are found; an account is one. */
export interface NoteFilterRecords {
  readonly notes: { get(id: NoteId): Note | undefined; isDeleted(id: NoteId): boolean };
  readonly users: { get(id: UserId): User | undefined };
}

/**
 * Whether a list leaves a note out: deleted, or a renote of something deleted or unknown; hit by a hard mute, itself or what
 * it shows or answers (reference/note.md section 2); by or of somebody who is muted or blocked, or from a muted server. The server
 * leaves most of this out by itself; what changes afterwards is left to us.
 */
export function isNoteHidden(id: NoteId, { notes, users }: NoteFilterRecords, rules: NoteFilterRules): boolean {
  if (notes.isDeleted(id)) return true;
  const note = notes.get(id);
  if (!note) return true;
  const isRenote = isPureRenote(note);
  const appear = isRenote ? notes.get(note.renoteId!) : note;
  if (!appear) return true;
  const shown = [note, appear, notes.get(appear.replyId ?? ''), notes.get(appear.renoteId ?? '')].filter((one) => one !== undefined);
  const { mutes } = rules;
  if (mutes && shown.some(mutes.hides)) return true;
  if (rules.isChosen) return false;
  if (isRenote && users.get(note.userId)?.isRenoteMuted) return true;
  return shown.some(({ userId }) => isUnwanted(users.get(userId), mutes));
}

/** Whether the reader wants nothing of somebody, or of their server. */
export const isUnwanted = (user: User | undefined, mutes: MuteRules | null): boolean =>
  Boolean(user && (user.isMuted || user.isBlocking || (user.host && mutes?.servers.has(user.host))));
