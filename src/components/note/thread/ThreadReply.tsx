import { observer } from 'mobx-react-lite';
import { Avatar } from '~/components/user/Avatar';
import { plainName } from '~/components/user/plainName';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import type { Note } from '~/services/records';
import styles from './ThreadReply.module.css';

/** What looks like a field for a reply, at the end of the screen. It opens the composer. Narrow panes have it, where the buttons of the note scroll away soon. */
export const ThreadReply = observer(function ThreadReply({ note }: { note: Note }) {
  const { overlays } = useStores();
  const { me, users } = useAccount();
  const { t } = useI18n();
  const author = users.get(note.userId);
  if (!me || !author) return null;
  const { id: replyId, channelId } = note;
  return (
    <div className={styles.bar}>
      <Avatar user={me} size={28} />
      <button
        type="button"
        className={styles.field}
        aria-haspopup="dialog"
        onClick={() => void overlays.open('composer', { replyId, ...(channelId && { channelId }) })}
      >
        {t('noteDetail.replyTo', { name: plainName(author) })}
      </button>
    </div>
  );
});
