import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { Link } from '~/router/Link';
import styles from './NoteMarks.module.css';

/** Stands where a note is that one may not read. */
export function PrivateMark() {
  const { t } = useI18n();
  return <span className={styles.private}>{t('note.private')}</span>;
}

/** Stands where a note was. */
export function DeletedMark() {
  const { t } = useI18n();
  return <span className={styles.private}>{t('note.deleted')}</span>;
}

/** Leads to what a note answers. */
export function ReplyMark({ noteId }: { noteId: string }) {
  const { t } = useI18n();
  return (
    <Link to={`/notes/${noteId}`} className={styles.reply} aria-label={t('note.inReplyTo')}>
      <Icon name="reply" />
    </Link>
  );
}
