import { observer } from 'mobx-react-lite';
import { Avatar } from '~/components/user/Avatar';
import { ChannelBar } from '../card/ChannelBar';
import { NoteArticle } from '../card/NoteArticle';
import { NoteBody } from '../card/NoteBody';
import { NoteFooter } from '../card/NoteFooter';
import { NoteHeader } from '../card/NoteHeader';
import { NoteReactions } from '../card/NoteReactions';
import styles from '../card/SubNote.module.css';
import { useNoteArticle } from '../card/useNoteArticle';
import { useThreadMuteReason } from './useThreadMuteReason';

interface ThreadNoteProps {
  noteId: string;
}

/** A note of a conversation: smaller than in a timeline, but with all its buttons. */
export const ThreadNote = observer(function ThreadNote({ noteId }: ThreadNoteProps) {
  const shown = useNoteArticle(noteId);
  const muteReason = useThreadMuteReason(shown?.note, shown?.author);
  if (!shown) return null;
  const { note, author, view, target, nameId, textId } = shown;
  return (
    <NoteArticle shown={shown} muteReason={muteReason}>
      <div className={styles.note}>
        <ChannelBar note={note} />
        <Avatar user={author} link />
        <div className={styles.main}>
          <NoteHeader note={note} author={author} nameId={nameId} />
          <NoteBody note={note} author={author} view={view} target={target} textId={textId} />
          <NoteReactions key={note.id} note={note} author={author} target={target} />
          <NoteFooter note={note} target={target} />
        </div>
      </div>
    </NoteArticle>
  );
});
