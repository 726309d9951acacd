import { observer } from 'mobx-react-lite';
import { Icon } from '~/components/ui/Icon';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { Avatar } from '~/components/user/Avatar';
import { UserLink } from '~/components/user/UserLink';
import { Message } from '~/i18n/Message';
import { useI18n } from '~/i18n/useI18n';
import type { Note } from '~/services/records';
import { useAccount } from '~/react/context';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import { openRenoteTimeMenu } from '../menu/openMenus';
import { ChannelBar } from './ChannelBar';
import styles from './NoteRenoteBar.module.css';
import { NoteVisibility } from './NoteVisibility';

interface NoteRenoteBarProps {
  /** The renote, not the note that it shows. */
  renote: Note;
  target: NoteTarget;
  id: string;
}

/** The line above a renoted note: who renoted it, when, and for whom. */
export const NoteRenoteBar = observer(function NoteRenoteBar({ renote, target, id }: NoteRenoteBarProps) {
  const { users } = useAccount();
  const { t } = useI18n();
  const renoter = users.get(renote.userId);
  if (!renoter) return null;
  return (
    <div className={styles.bar} data-part="renote-bar">
      <ChannelBar note={renote} />
      <Icon name="repeat" />
      <Avatar user={renoter} size={18} link />
      <span className={styles.who} id={id}>
        <Message id="note.renotedBy" values={{ user: <UserLink user={renoter} /> }} />
      </span>
      <span className={styles.info}>
        <button
          type="button"
          className={styles.time}
          aria-haspopup="menu"
          title={t('note.renoteTimeMenu')}
          onClick={({ currentTarget }) => void openRenoteTimeMenu(target, currentTarget)}
        >
          <Icon name="dots" />
          <RelativeTime iso={renote.createdAt} />
        </button>
        <NoteVisibility note={renote} />
      </span>
    </div>
  );
});
