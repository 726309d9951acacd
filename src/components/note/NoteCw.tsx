import { useI18n } from '~/i18n/useI18n';
import type { Note, User } from '~/services/records';
import styles from './NoteCw.module.css';
import { NoteText } from './NoteText';

interface NoteCwProps {
  note: Note;
  author: User;
  isOpen: boolean;
  onToggle: () => void;
  /** Describes the article as long as the note is closed. */
  textId?: string;
}

/** The warning in front of a note, and the button that opens and closes what is behind it. */
export function NoteCw({ note, author, isOpen, onToggle, textId }: NoteCwProps) {
  const { t } = useI18n();
  return (
    <div className={styles.cw}>
      {note.cw && (
        <div id={textId} className={styles.text}>
          <NoteText text={note.cw} emojis={note.emojis} author={author} />
        </div>
      )}
      <CwButton note={note} isOpen={isOpen} onToggle={onToggle} label={isOpen ? t('note.cwHide') : t('note.cwShow')} />
    </div>
  );
}

/** Says beforehand what is waiting: so many characters, a quote, so many files, a poll. */
function CwButton({ note, isOpen, onToggle, label }: Pick<NoteCwProps, 'note' | 'isOpen' | 'onToggle'> & { label: string }) {
  const { t } = useI18n();
  const details = isOpen
    ? []
    : [
        note.text ? t('note.cwChars', { n: note.text.length }) : null,
        note.renoteId ? t('note.quote') : null,
        note.files.length > 0 ? t('note.cwFiles', { n: note.files.length }) : null,
        note.poll ? t('note.poll') : null,
      ].filter((detail) => detail !== null);
  return (
    <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
      <b>{label}</b>
      {details.length > 0 && <span className={styles.details}>{details.join(' / ')}</span>}
    </button>
  );
}
