import { observer } from 'mobx-react-lite';
import { memo, type ReactNode } from 'react';
import { extractUrls } from '~/mfm/extractUrls';
import { useParsed } from '~/mfm/useParsed';
import { useAccount } from '~/react/context';
import { isLongNote } from '~/services/noteFacts';
import type { Note, User } from '~/services/records';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import type { NoteView } from '~/stores/noteViews/NoteView';
import { Foldable } from './Foldable';
import styles from './NoteBody.module.css';
import { NoteCw } from './NoteCw';
import { PrivateMark } from './NoteMarks';
import { NoteMedia } from './NoteMedia';
import { NotePoll } from './NotePoll';
import { NotePreviews } from './NotePreviews';
import { NoteQuote } from './NoteQuote';
import { NoteText } from './NoteText';
import { TranslationBox } from './TranslationBox';

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

interface NoteTranslationProps {
  noteId: string;
  author: User;
  emojis: Note['emojis'];
}

/** The translation of a note, once the reader asked for it. */
const NoteTranslation = observer(function NoteTranslation({ noteId, author, emojis }: NoteTranslationProps) {
  const translation = useAccount().noteActions.translations.get(noteId);
  return translation !== undefined && <TranslationBox translation={translation} author={author} emojis={emojis} />;
});

/**
 * Returns whether a note is long enough to start folded. Parsing costs nothing extra: the text is parsed once to be shown, and
 * cached.
 */
function useFoldable(note: Note): boolean {
  const { nodes } = useParsed(note.text?.includes('://') ? note.text : '', false);
  return isLongNote(note, extractUrls(nodes));
}
