import { memo, type ReactNode } from 'react';
import type { Note, User } from '~/services/records';
import { Foldable } from './Foldable';
import styles from './NoteBody.module.css';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import { NoteCw } from './NoteCw';
import { NoteMedia } from './NoteMedia';
import { NoteQuote } from './NoteQuote';
import { NoteText } from './NoteText';
import { NoteTranslation } from './NoteTranslation';
import { NotePoll } from './NotePoll';
import { NotePreviews } from './NotePreviews';
import { PrivateMark, ReplyMark } from './NoteMarks';
import { useFoldable } from './useFoldable';
import type { NoteView } from '~/stores/noteViews/NoteView';

interface NoteBodyProps {
  note: Note;
  author: User;
  view: NoteView;
  target: NoteTarget;
  /** The id of the text, which describes the article. */
  textId: string;
  /** Whether a long text is shown in full. */
  unfolded?: boolean;
  /** Shown on the same line as the text, after it. */
  afterText?: ReactNode;
}

/** The content of a note, behind its warning if it has one. */
export const NoteBody = memo(function NoteBody({ note, author, view, target, textId, unfolded = false, afterText }: NoteBodyProps) {
  const isFoldable = useFoldable(note) && !unfolded;
  const content = (
    <>
      <div id={typeof note.cw === 'string' ? undefined : textId} className={styles.text}>
        {note.isHidden && <PrivateMark />}
        {note.replyId && <ReplyMark noteId={note.replyId} />}
        {note.text && <NoteText text={note.text} emojis={note.emojis} author={author} target={target} />}
        {afterText}
      </div>
      <NoteTranslation noteId={note.id} author={author} emojis={note.emojis} />
      {note.files.length > 0 && <NoteMedia noteId={note.id} files={note.files} view={view} />}
      {note.poll && <NotePoll note={note} poll={note.poll} author={author} view={view} />}
      {note.text?.includes('://') && <NotePreviews text={note.text} quotedId={note.renoteId} />}
      {note.renoteId && <NoteQuote noteId={note.renoteId} />}
    </>
  );
  return (
    <div className={styles.body}>
      <NoteCw note={note} author={author} view={view} textId={textId}>
        {isFoldable ? (
          <Foldable view={view} part="isUnfolded">
            {content}
          </Foldable>
        ) : (
          content
        )}
      </NoteCw>
    </div>
  );
});
