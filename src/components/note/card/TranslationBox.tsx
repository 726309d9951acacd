import { Spinner } from '~/components/ui/Spinner';
import { useI18n } from '~/i18n/useI18n';
import type { Note, User } from '~/services/records';
import type { Translation } from '~/stores/noteActions/Translations';
import { NoteText } from './NoteText';
import styles from './TranslationBox.module.css';

interface TranslationBoxProps {
  /** The translation; null while it loads. */
  translation: Translation | null;
  author: User;
  emojis: Note['emojis'];
}

/** A translation of a note, or a placeholder while it loads. */
export function TranslationBox({ translation, author, emojis }: TranslationBoxProps) {
  const { t } = useI18n();
  return (
    <div className={styles.translation} role="status" aria-busy={!translation}>
      {translation ? (
        <>
          <b>{t('note.translatedFrom', { language: translation.sourceLang })}</b>
          <NoteText text={translation.text} emojis={emojis} author={author} />
        </>
      ) : (
        <>
          <Spinner />
          <span className="visuallyHidden">{t('core.loading')}</span>
        </>
      )}
    </div>
  );
}
