import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { Link } from '~/router/Link';
import styles from './NoteMarks.module.css';

/** Replaces a note that the reader may not see. */
export function PrivateMark() {
  const { t } = useI18n();
  return <span className={styles.private}>{t('note.private')}</span>;
}

/** Replaces a deleted note. */
export function DeletedMark() {
  const { t } = useI18n();
  return <span className={styles.private}>{t('note.deleted')}</span>;
}

/** A link to the note that this one replies to. */
export function ReplyMark({ noteId }: { noteId: string }) {
  const { t } = useI18n();
  return (
    <Link to={`/notes/${noteId}`} className={styles.reply} aria-label={t('note.inReplyTo')}>
      <Icon name="arrowBackUp" />
    </Link>
  );
}
