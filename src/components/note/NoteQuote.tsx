import styles from './NoteQuote.module.css';
import { DeletedMark } from './NoteMarks';
import { SimpleNote } from './SimpleNote';

interface NoteQuoteProps {
  noteId: string;
  isKnown: boolean;
}

/** The note that a note quotes, in a box. */
export function NoteQuote({ noteId, isKnown }: NoteQuoteProps) {
  return <div className={styles.quote}>{isKnown ? <SimpleNote noteId={noteId} /> : <DeletedMark />}</div>;
}
