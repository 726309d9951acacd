import { Avatar } from '~/components/user/Avatar';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { UserName } from '~/components/user/UserName';
import { Message } from '~/i18n/Message';
import type { Note, User } from '~/services/records';
import styles from './NoteHeading.module.css';

interface NoteHeadingProps {
  note: Note;
  author: User;
}

/** Whose note the page shows, and of when (reference/note.md section 9). The page itself tells screen readers its title. */
export function NoteHeading({ note, author }: NoteHeadingProps) {
  return (
    <div className={styles.heading}>
      <Avatar user={author} size={32} link />
      <div className={styles.lines}>
        <div className={styles.title} aria-hidden="true">
          <Message id="note.by" values={{ name: <UserName user={author} inline /> }} />
        </div>
        <div className={styles.time}>
          <RelativeTime iso={note.createdAt} detail />
        </div>
      </div>
    </div>
  );
}
