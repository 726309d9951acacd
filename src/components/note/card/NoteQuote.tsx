import styles from './NoteQuote.module.css';
import { SimpleNote } from './SimpleNote';

interface NoteQuoteProps {
  noteId: string;
}

/** The quoted note, in a box. */
export function NoteQuote({ noteId }: NoteQuoteProps) {
  return (
    <div className={styles.quote} data-quoted-note={noteId}>
      <SimpleNote noteId={noteId} />
    </div>
  );
}
