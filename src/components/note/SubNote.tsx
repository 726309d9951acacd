import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Avatar } from '~/components/user/Avatar';
import { useAccount } from '~/stores/context';
import { channelColour } from './channelColour';
import { NoteCw } from './NoteCw';
import { NoteHeader } from './NoteHeader';
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
  if (!note || !author) return null;
  const { state } = view;
  if (!state.isUnmuted && mutes.rules?.folds(note)) {
    return <MutedLine reason="note.mutedByWord" author={author} onShow={() => view.update({ isUnmuted: true })} />;
  }
  const hasCw = note.cw !== null && note.cw !== undefined;
  const isOpen = !hasCw || state.isCwOpen === true;
  return (
    <figure className={styles.note} aria-labelledby={nameId}>
      {note.channel && <span className={styles.channel} style={channelColour(note)} />}
      <Avatar user={author} link />
      <div className={styles.main}>
        <NoteHeader note={note} author={author} nameId={nameId} />
        {hasCw && <NoteCw note={note} author={author} isOpen={isOpen} onToggle={() => view.update({ isCwOpen: !isOpen })} />}
        {isOpen && <SubNoteContent note={note} author={author} view={view} />}
      </div>
    </figure>
  );
});
