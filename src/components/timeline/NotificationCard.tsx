import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { UserLink } from '~/components/user/UserLink';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/stores/context';
import type { NotificationRecord } from '~/stores/notifications/NotificationRecord';
import { FollowRequestButtons } from './FollowRequestButtons';
import styles from './NotificationCard.module.css';
import { NotificationFace } from './NotificationFace';
import { NotificationPeople } from './NotificationPeople';
import { NotificationQuote } from './NotificationQuote';
import { notificationWords } from './notificationWords';

interface NotificationCardProps {
  notification: NotificationRecord;
}

/** One notification that is no note of its own: who, what, of which note (reference/timelines-streaming.md section 7). */
export const NotificationCard = observer(function NotificationCard({ notification }: NotificationCardProps) {
  const { users } = useAccount();
  const i18n = useI18n();
  const headerId = useId();
  const user = notification.userId === undefined ? undefined : users.get(notification.userId);
  const { title, text } = notificationWords(notification, user, i18n);
  return (
    // The feed pattern: every row is an article that takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <article className={styles.card} tabIndex={0} aria-labelledby={headerId} data-part="notification" data-type={notification.type}>
      <NotificationFace notification={notification} user={user} />
      <div className={styles.main}>
        <header className={styles.header}>
          <span id={headerId} className={styles.title}>
            {title ?? (user && <UserLink user={user} />)}{' '}
            {text !== undefined && title === undefined && <span className={styles.verb}>{text}</span>}
          </span>
          <span className={styles.time}>
            <RelativeTime iso={notification.createdAt} />
          </span>
        </header>
        {title !== undefined && text !== undefined && <p className={styles.text}>{text}</p>}
        <NotificationQuote notification={notification} />
        <NotificationPeople notification={notification} />
        {notification.type === 'receiveFollowRequest' && notification.userId !== undefined && (
          <FollowRequestButtons userId={notification.userId} />
        )}
      </div>
    </article>
  );
});
