import { observer } from 'mobx-react-lite';
import { Avatar } from '~/components/user/Avatar';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import { Mfm } from '~/mfm/Mfm';
import type { Note, User } from '~/services/records';
import styles from './NoteCollapsedRenote.module.css';
import { useNoteSummary } from './useNoteSummary';

interface NoteCollapsedRenoteProps {
  note: Note;
  author: User;
  onOpen: () => void;
}

/** One line for a note that the reader has already seen (setting `collapseRenotes`). */
export const NoteCollapsedRenote = observer(function NoteCollapsedRenote({ note, author, onOpen }: NoteCollapsedRenoteProps) {
  const { t } = useI18n();
  const summary = useNoteSummary(note.id);
  return (
    <div className={styles.line}>
      <Avatar user={author} size={20} link />
      <button ref={keepFocus} type="button" className={styles.text} onClick={onOpen} title={t('note.showRenote')}>
        <Mfm text={summary} plain nowrap catSpeech emojis={note.emojis} author={author} />
      </button>
    </div>
  );
});
