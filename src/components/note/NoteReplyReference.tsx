import { observer } from 'mobx-react-lite';
import { useAccount } from '~/stores/context';
import styles from './NoteReplyReference.module.css';
import { SubNote } from './SubNote';

interface NoteReplyReferenceProps {
  noteId: string;
}

/** What a note answers, above it and a little paler. */
export const NoteReplyReference = observer(function NoteReplyReference({ noteId }: NoteReplyReferenceProps) {
  const { notes } = useAccount();
  return notes.get(noteId) ? (
    <div className={styles.reference}>
      <SubNote noteId={noteId} />
    </div>
  ) : null;
});
