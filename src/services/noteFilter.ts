import type { WireMutedWord } from '~/api/wire';
import { appearNoteId, isPureRenote } from './appearNote';
import type { Note, NoteId, User, UserId } from './records';
import { isWordMuted } from './wordMute';

/** What a reader does not want to see in a list. */
export interface NoteFilterRules {
  readonly meId: string | null;
  /** Words that remove a note altogether. */
  readonly hardMutedWords: readonly WireMutedWord[];
  readonly withSensitive: boolean;
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
 * shows or answers (reference/note.md section 2); by or of somebody who is muted or blocked; sensitive, where the reader
 * wants none. The server leaves most of this out by itself; what changes afterwards is left to us.
 */
export function isNoteHidden(id: NoteId, records: NoteFilterRecords, rules: NoteFilterRules): boolean {
  if (records.isDeleted(id)) return true;
  const note = records.note(id);
  if (!note) return true;
  const isRenote = isPureRenote(note);
  if (isRenote && records.isDeleted(note.renoteId!)) return true;
  const appear = isRenote ? (records.note(appearNoteId(note)) ?? note) : note;
  if (!rules.withSensitive && appear.files.some((file) => file.isSensitive)) return true;
  const shown = [note, appear, find(appear.replyId), find(appear.renoteId)].filter((one) => one !== undefined);
  if (shown.some((one) => isWordMuted(one, rules.meId, rules.hardMutedWords))) return true;
  if (rules.isChosen) return false;
  if (isRenote && records.user(note.userId)?.isRenoteMuted) return true;
  return shown.some(({ userId }) => isUnwanted(records.user(userId)));

  function find(other: NoteId | null | undefined): Note | undefined {
    return other ? records.note(other) : undefined;
  }
}

const isUnwanted = (user: User | undefined): boolean => Boolean(user?.isMuted || user?.isBlocking);
