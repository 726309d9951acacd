import { isPureRenote } from './appearNote';
import type { MuteRules } from './muting/muteRules';
import type { Note, NoteId, User, UserId } from './records';

/** Rules for the notes that a reader does not want in a list. */
export interface NoteFilterRules {
  /** Muted words and servers; null when nothing is muted. */
  readonly mutes: MuteRules | null;
  /** The reader opened this very user's notes: mutes and blocks of users hide nothing here. */
  readonly isChosen: boolean;
}

/** Where notes and users are looked up; an account scope fits. */
export interface NoteFilterRecords {
  readonly notes: { get(id: NoteId): Note | undefined; isDeleted(id: NoteId): boolean };
  readonly users: { get(id: UserId): User | undefined };
}

/**
 * Whether a list leaves a note out: it is deleted or unknown, or renotes a deleted or unknown note; it, the note it
 * shows or the note it replies to has hard-muted words; or one of their authors is muted, blocked or on a muted server.
 * The server leaves out most of these itself; this also covers changes made after loading.
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

/** Whether the reader has muted or blocked a user, or muted the user's server. */
export const isUnwanted = (user: User | undefined, mutes: MuteRules | null): boolean =>
  Boolean(user && (user.isMuted || user.isBlocking || (user.host && mutes?.servers.has(user.host))));
