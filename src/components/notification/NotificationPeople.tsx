import { observer } from 'mobx-react-lite';
import { Avatar } from '~/components/user/Avatar';
import { ReactionEmoji } from '~/emoji/ReactionEmoji';
import { useAccount } from '~/react/context';
import type { NotificationRecord } from '~/stores/notifications/NotificationRecord';
import styles from './NotificationCard.module.css';

/** All users of a grouped notification, each with their reaction. */
export const NotificationPeople = observer(function NotificationPeople({ notification }: { notification: NotificationRecord }) {
  const { users, notes } = useAccount();
  const { reactions = [], userIds = [], noteId } = notification;
  const people = [...reactions, ...userIds.map((userId) => ({ userId, reaction: undefined }))];
  const emojis = noteId === undefined ? undefined : notes.get(noteId)?.reactionEmojis;
  return (
    <div className={styles.people}>
      {people.map(({ userId, reaction }) => {
        const user = users.get(userId);
        return (
          // A user may have changed their reaction, so they can appear more than once.
          <span key={`${userId} ${reaction}`} className={styles.person}>
            {user && <Avatar user={user} size={32} link />}
            {reaction !== undefined && <ReactionEmoji reaction={reaction} emojis={emojis} />}
          </span>
        );
      })}
    </div>
  );
});
