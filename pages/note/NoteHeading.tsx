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

/** Shows the author and date of the note. Screen readers get the title of the page instead. */
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
