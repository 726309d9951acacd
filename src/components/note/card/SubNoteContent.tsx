import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { Link } from '~/router/Link';
import { isLongNote } from '~/services/noteFacts';
import type { Note, User } from '~/services/records';
import { Foldable } from './Foldable';
import { NoteCw } from './NoteCw';
import { NoteHeader } from './NoteHeader';
import { NoteMedia } from './NoteMedia';
import { DeletedMark, PrivateMark, ReplyMark } from './NoteMarks';
import { NoteText } from './NoteText';
import { NotePoll } from './NotePoll';
import styles from './SubNoteContent.module.css';
import type { NoteView } from '~/stores/noteViews/NoteView';

interface SubNoteContentProps {
  note: Note;
  author: User;
  view: NoteView;
  /** The id of the author's name, which names the note. */
  nameId?: string;
}

/** The author and content of a note inside another one: the text or its warning, with files and the poll on demand. */
export const SubNoteContent = observer(function SubNoteContent({ note, author, view, nameId }: SubNoteContentProps) {
  const { t } = useI18n();
  const { state } = view;
  const content = (
    <>
      <div className={styles.text}>
        {note.isHidden && <PrivateMark />}
        {note.deletedAt && <DeletedMark />}
        {note.replyId && <ReplyMark noteId={note.replyId} />}
        {note.text && <NoteText text={note.text} emojis={note.emojis} author={author} />}
        {note.renoteId && (
          <Link to={`/notes/${note.renoteId}`} className={styles.renote}>
            {t('note.renoteOf')}
          </Link>
        )}
      </div>
      {note.files.length > 0 && (
        <Details
          summary={t('note.files', { n: note.files.length })}
          isOpen={state.isFilesOpen}
          onChange={(isFilesOpen) => view.update({ isFilesOpen })}
        >
          <NoteMedia noteId={note.id} files={note.files} view={view} />
        </Details>
      )}
      {note.poll && (
        <Details summary={t('note.poll')} isOpen={state.isPollOpen} onChange={(isPollOpen) => view.update({ isPollOpen })}>
          <NotePoll note={note} poll={note.poll} author={author} view={view} />
        </Details>
      )}
    </>
  );
  return (
    <>
      <NoteHeader note={note} author={author} nameId={nameId} />
      <NoteCw note={note} author={author} view={view}>
        {/* Links do not make a note long here, because it shows no cards for them. */}
        {isLongNote(note, []) ? (
          <Foldable view={view} part="isUnfolded">
            {content}
          </Foldable>
        ) : (
          content
        )}
      </NoteCw>
    </>
  );
});

interface DetailsProps {
  summary: string;
  isOpen: boolean | undefined;
  onChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Mounts its children only while it is open, because invisible pictures are not worth loading. */
function Details({ summary, isOpen = false, onChange, children }: DetailsProps) {
  return (
    <details className={styles.details} open={isOpen} onToggle={(event) => event.currentTarget.open !== isOpen && onChange(!isOpen)}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}
