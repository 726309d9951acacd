import { observer } from 'mobx-react-lite';
import { Icon } from '~/components/ui/Icon';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { Avatar } from '~/components/user/Avatar';
import { UserLink } from '~/components/user/UserLink';
import { Message } from '~/i18n/Message';
import { useI18n } from '~/i18n/useI18n';
import type { Note } from '~/services/records';
import { useAccount } from '~/stores/context';
import type { NoteCommands } from '~/components/note/menu/NoteCommands';
import styles from './NoteRenoteBar.module.css';
import { NoteVisibility } from './NoteVisibility';

interface NoteRenoteBarProps {
  /** The renote, not what it shows. */
  renote: Note;
  commands: NoteCommands;
  id: string;
}

/** The line above a renoted note: who renoted it, when and for whom. */
export const NoteRenoteBar = observer(function NoteRenoteBar({ renote, commands, id }: NoteRenoteBarProps) {
  const { users } = useAccount();
  const { t } = useI18n();
  const renoter = users.get(renote.userId);
  if (!renoter) return null;
  return (
    <div className={styles.bar} data-part="renote-bar">
      <Avatar user={renoter} size={28} link />
      <Icon name="renote" />
      <span className={styles.who} id={id}>
        <Message id="note.renotedBy" values={{ user: <UserLink user={renoter} /> }} />
      </span>
      <span className={styles.info}>
        <button
          type="button"
          className={styles.time}
          aria-haspopup="menu"
          title={t('note.renoteTimeMenu')}
          onClick={(event) => void commands.openRenoteTimeMenu(event.currentTarget)}
        >
          <Icon name="dots" />
          <RelativeTime iso={renote.createdAt} />
        </button>
        <NoteVisibility note={renote} />
      </span>
    </div>
  );
});
