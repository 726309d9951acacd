import { observer } from 'mobx-react-lite';
import { Avatar } from '~/components/user/Avatar';
import { plainName } from '~/components/user/plainName';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { DeletedMark } from './NoteMarks';
import styles from './SimpleNote.module.css';
import { SubNoteContent } from './SubNoteContent';
import { useNoteView } from './useNoteView';

interface SimpleNoteProps {
  noteId: string;
}

/** A note inside a quote box or above a composer. It has no buttons. */
export const SimpleNote = observer(function SimpleNote({ noteId }: SimpleNoteProps) {
  const { notes, users } = useAccount();
  const { t } = useI18n();
  const view = useNoteView(noteId);
  const note = notes.get(noteId);
  const author = note && users.get(note.userId);
  if (!note || !author) return <DeletedMark />;
  return (
    <figure className={styles.note} aria-label={t('note.by', { name: plainName(author) })}>
      <Avatar user={author} link />
      <div className={styles.main}>
        <SubNoteContent note={note} author={author} view={view} />
      </div>
    </figure>
  );
});
