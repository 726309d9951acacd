import { observer } from 'mobx-react-lite';
import { Avatar } from '~/components/user/Avatar';
import { plainName } from '~/components/user/plainName';
import { UserLink } from '~/components/user/UserLink';
import { useI18n } from '~/i18n/useI18n';
import { Mfm } from '~/mfm/Mfm';
import { useAccount } from '~/react/context';
import { Link } from '~/router/Link';
import { DeletedMark } from './NoteMarks';
import styles from './ReplyContext.module.css';
import { useNoteSummary } from './useNoteSummary';

/** The line above a reply: who wrote the note that it replies to, and how that note begins. It leads to the note. */
export const ReplyContext = observer(function ReplyContext({ noteId }: { noteId: string }) {
  const { notes, users, mutes } = useAccount();
  const { t } = useI18n();
  const [beginning = ''] = useNoteSummary(noteId).split('\n');
  const note = notes.get(noteId);
  const author = note && users.get(note.userId);
  if (!note || !author) {
    return (
      <div className={styles.context} data-part="reply-context">
        <DeletedMark />
      </div>
    );
  }
  const isMuted = mutes.rules?.folds(note) || mutes.rules?.hides(note);
  return (
    <div className={styles.context} data-part="reply-context" data-quoted-note={noteId}>
      <Avatar user={author} size={18} link />
      <span className={styles.name}>
        <UserLink user={author} />
      </span>
      <Link to={`/notes/${noteId}`} className={styles.text}>
        <span className="visuallyHidden">{t('note.inReplyTo')} </span>
        {isMuted ? (
          t('note.mutedByWord', { name: plainName(author) })
        ) : (
          <Mfm text={beginning} plain nowrap emojis={note.emojis} author={author} />
        )}
      </Link>
    </div>
  );
});
