import type { Note, NoteId } from './records';

type NoteContent = Pick<Note, 'renoteId' | 'text' | 'cw' | 'fileIds' | 'files' | 'poll'>;

/** Whether the note only passes another one on (reference/note.md section 1). */
export function isPureRenote(note: NoteContent): boolean {
  return Boolean(note.renoteId) && note.text === null && (note.cw ?? null) === null && !hasFiles(note) && !note.poll;
}

/** Whether the note says something about another note that it shows. */
export function isQuote(note: NoteContent): boolean {
  return Boolean(note.renoteId) && !isPureRenote(note);
}

/** Id of the note whose body is shown: for a pure renote that of the note inside, otherwise its own. */
export function appearNoteId(note: NoteContent & Pick<Note, 'id'>): NoteId {
  return isPureRenote(note) ? note.renoteId! : note.id;
}

// A note that reached us shortened may carry its files only by id.
const hasFiles = (note: NoteContent): boolean => note.files.length > 0 || (note.fileIds?.length ?? 0) > 0;
