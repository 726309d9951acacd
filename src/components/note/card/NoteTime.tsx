import { RelativeTime } from '~/components/ui/RelativeTime';
import { Link } from '~/router/Link';
import type { Note } from '~/services/records';
import styles from './NoteTime.module.css';

interface NoteTimeProps {
  note: Pick<Note, 'id' | 'createdAt'>;
  /** Whether to show the full date beside the relative time. */
  detail?: boolean;
}

/** When a note was written; links to the note. */
export function NoteTime({ note, detail = false }: NoteTimeProps) {
  return (
    <Link to={`/notes/${note.id}`} className={styles.time}>
      <RelativeTime iso={note.createdAt} detail={detail} />
    </Link>
  );
}
