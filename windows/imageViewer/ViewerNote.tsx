import { observer } from 'mobx-react-lite';
import { NoteFooter } from '~/components/note/card/NoteFooter';
import { NoteHeader } from '~/components/note/card/NoteHeader';
import { NoteReactions } from '~/components/note/card/NoteReactions';
import { useNoteArticle } from '~/components/note/card/useNoteArticle';
import { Avatar } from '~/components/user/Avatar';
import { Mfm } from '~/mfm/Mfm';
import styles from './viewer.module.css';

/** The note that the pictures are from: its author, how it begins, and what others and the viewer do with it. */
export const ViewerNote = observer(function ViewerNote({ noteId }: { noteId: string }) {
  const shown = useNoteArticle(noteId);
  if (!shown) return null;
  const { note, author, target, nameId } = shown;
  const text = note.cw ?? note.text;
  return (
    <section className={styles.note} aria-labelledby={nameId}>
      <Avatar user={author} size={34} link />
      <div className={styles.words}>
        <NoteHeader note={note} author={author} nameId={nameId} />
        {text && (
          <p className={styles.text}>
            <Mfm text={text} plain nowrap emojis={note.emojis} author={author} />
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <NoteReactions key={note.id} note={note} author={author} target={target} max={8} />
        <NoteFooter note={note} target={target} />
      </div>
    </section>
  );
});
