import type { Note, NoteId } from './records';

type NoteContent = Pick<Note, 'renoteId' | 'text' | 'cw' | 'fileIds' | 'files' | 'poll'>;

/**
 * Whether the note only passes another note on: it has a renote id and no text, content warning, files or poll of its
 * own.
 */
export function isPureRenote(note: NoteContent): boolean {
  return Boolean(note.renoteId) && note.text === null && (note.cw ?? null) === null && !hasFiles(note) && !note.poll;
}

/** Whether the note shows another note and adds something of its own. */
export function isQuote(note: NoteContent): boolean {
  return Boolean(note.renoteId) && !isPureRenote(note);
}

/** Id of the note whose body is shown: for a pure renote the note it passes on, otherwise the note itself. */
export function appearNoteId(note: NoteContent & Pick<Note, 'id'>): NoteId {
  return isPureRenote(note) ? note.renoteId! : note.id;
}

// Notes that arrive inside other notes may list their files only by id.
const hasFiles = (note: NoteContent): boolean => note.files.length > 0 || (note.fileIds?.length ?? 0) > 0;
