import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Avatar } from '~/components/user/Avatar';
import { useAccount } from '~/react/context';
import { ChannelBar } from './ChannelBar';
import { DeletedMark } from './NoteMarks';
import { MutedLine } from './MutedLine';
import styles from './SubNote.module.css';
import { SubNoteContent } from './SubNoteContent';
import { useNoteView } from './useNoteView';

interface SubNoteProps {
  noteId: string;
}

/** A note as a part of a conversation: smaller, and without buttons. */
export const SubNote = observer(function SubNote({ noteId }: SubNoteProps) {
  const { notes, users, mutes } = useAccount();
  const view = useNoteView(noteId);
  const nameId = useId();
  const note = notes.get(noteId);
  const author = note && users.get(note.userId);
  if (!note || !author) {
    return (
      <div className={styles.note}>
        <DeletedMark />
      </div>
    );
  }
  if (!view.state.isUnmuted && mutes.rules?.folds(note)) {
    return <MutedLine reason="note.mutedByWord" author={author} onShow={() => view.update({ isUnmuted: true })} />;
  }
  return (
    <figure className={styles.note} aria-labelledby={nameId}>
      <ChannelBar note={note} />
      <Avatar user={author} link />
      <div className={styles.main}>
        <SubNoteContent note={note} author={author} view={view} nameId={nameId} />
      </div>
    </figure>
  );
});
