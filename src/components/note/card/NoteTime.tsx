import { RelativeTime } from '~/components/ui/RelativeTime';
import { Link } from '~/router/Link';
import type { Note } from '~/services/records';
import styles from './NoteTime.module.css';

interface NoteTimeProps {
  note: Pick<Note, 'id' | 'createdAt'>;
  /** Writes the date out, with the distance beside it. */
  detail?: boolean;
}

/** When a note was written; leads to it. */
export function NoteTime({ note, detail = false }: NoteTimeProps) {
  return (
    <Link to={`/notes/${note.id}`} className={styles.time}>
      <RelativeTime iso={note.createdAt} detail={detail} />
    </Link>
  );
}
