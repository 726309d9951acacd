import { observer } from 'mobx-react-lite';
import { useI18n } from '~/i18n/useI18n';
import type { Note, User } from '~/services/records';
import { useAccount } from '~/stores/context';
import { NoteText } from './NoteText';
import styles from './NoteTranslation.module.css';

interface NoteTranslationProps {
  noteId: string;
  author: User;
  emojis: Note['emojis'];
}

/** A note in the reader's language, once it was asked for. */
export const NoteTranslation = observer(function NoteTranslation({ noteId, author, emojis }: NoteTranslationProps) {
  const { noteActions } = useAccount();
  const { t } = useI18n();
  const translation = noteActions.translationOf(noteId);
  if (!translation) return null;
  return (
    <div className={styles.translation}>
      <b>{t('note.translatedFrom', { language: translation.sourceLang })}</b>
      <NoteText text={translation.text} emojis={emojis} author={author} />
    </div>
  );
});
