import { observer } from 'mobx-react-lite';
import { Icon } from '~/components/ui/Icon';
import { Avatar } from '~/components/user/Avatar';
import { ReactionEmoji } from '~/emoji/ReactionEmoji';
import { useAccount, useServer } from '~/react/context';
import type { NotificationRecord } from '~/stores/notifications/NotificationRecord';
import { notificationIcons } from './notificationIcons';
import styles from './NotificationCard.module.css';

interface NotificationFaceProps {
  notification: NotificationRecord;
}

/** The user's avatar, or another image, with a small icon for the type. */
export const NotificationFace = observer(function NotificationFace({ notification }: NotificationFaceProps) {
  const { me, users, notes } = useAccount();
  const { type, userId, noteId, reaction } = notification;
  const note = noteId === undefined ? undefined : notes.get(noteId);
  const isGrouped = type.endsWith(':grouped');
  const isOwn = type === 'roleAssigned' || type === 'achievementEarned' || type.startsWith('scheduledNote');
  const personId = type === 'pollEnded' ? note?.userId : userId;
  const person = isOwn ? me : personId === undefined ? undefined : users.get(personId);
  return (
    <span className={styles.face} data-type={type}>
      {person && !isGrouped ? <Avatar user={person} size={42} link /> : <Picture notification={notification} />}
      {person && !isGrouped && (
        <span className={styles.sign} data-type={type} aria-hidden>
          {reaction === undefined ? (
            <Icon name={notificationIcons[type] ?? 'bell'} />
          ) : (
            <ReactionEmoji reaction={reaction} emojis={note?.reactionEmojis} />
          )}
        </span>
      )}
    </span>
  );
});

/** Shown without a user: the icon that an app sent, or the type icon alone. */
const Picture = observer(function Picture({ notification: { type, app } }: { notification: NotificationRecord }) {
  const server = useServer();
  const picture = server.proxied(app?.icon, 'avatar');
  if (picture) return <img className={styles.picture} src={picture} alt="" loading="lazy" decoding="async" />;
  return (
    <span className={styles.disc} data-type={type} aria-hidden>
      <Icon name={notificationIcons[type] ?? 'bell'} />
    </span>
  );
});
