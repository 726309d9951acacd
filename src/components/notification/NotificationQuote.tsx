import { observer } from 'mobx-react-lite';
import { useNoteSummary } from '~/components/note/card/useNoteSummary';
import { useI18n } from '~/i18n/useI18n';
import { Mfm } from '~/mfm/Mfm';
import { Link } from '~/router/Link';
import { isPureRenote } from '~/services/appearNote';
import { useAccount } from '~/react/context';
import styles from './NotificationCard.module.css';

/** The note that a notification is about, as one line that links to it. */
export const NotificationQuote = observer(function NotificationQuote({ noteId }: { noteId: string }) {
  const { notes } = useAccount();
  const note = notes.get(noteId);
  if (!note) return null;
  // The notification of a renote contains the renote; this shows the renoted note.
  return <Quote noteId={isPureRenote(note) ? note.renoteId! : note.id} />;
});

const Quote = observer(function Quote({ noteId }: { noteId: string }) {
  const { notes, users } = useAccount();
  const { t } = useI18n();
  const note = notes.get(noteId);
  const text = t('notification.quoted', { text: useNoteSummary(noteId) });
  return (
    <Link to={`/notes/${noteId}`} className={styles.quote}>
      <Mfm text={text} plain nowrap author={note && users.get(note.userId)} emojis={note?.emojis} />
    </Link>
  );
});
