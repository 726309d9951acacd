import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { openDrafts } from '~/components/composer/drafts/openDrafts';
import { Button } from '~/components/ui/Button';
import { ExternalLink } from '~/components/ui/ExternalLink';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { UserLink } from '~/components/user/UserLink';
import { UserName } from '~/components/user/UserName';
import type { MessageKey } from '~/i18n/I18n';
import { Message } from '~/i18n/Message';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useServer, useStores } from '~/react/context';
import { Link } from '~/router/Link';
import type { NotificationRecord } from '~/stores/notifications/NotificationRecord';
import { FollowRequestButtons } from './FollowRequestButtons';
import styles from './NotificationCard.module.css';
import { NotificationFace } from './NotificationFace';
import { NotificationPeople } from './NotificationPeople';
import { NotificationQuote } from './NotificationQuote';
import { notificationTarget, type NotificationTarget } from './notificationTarget';
import { notificationWords } from './notificationWords';

interface NotificationCardProps {
  notification: NotificationRecord;
}

/** A notification that is not a note itself: who did what, when, and to which note. */
export function NotificationCard({ notification }: NotificationCardProps) {
  const i18n = useI18n();
  const headerId = useId();
  const { type, createdAt, userId, noteId, reactions, userIds } = notification;
  const words = notificationWords(notification, i18n);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the feed pattern: every row is an article that takes the focus
    <article className={styles.card} tabIndex={0} aria-labelledby={headerId} data-part="notification" data-type={type}>
      <div className={styles.columns}>
        <NotificationFace notification={notification} />
        <div className={styles.main}>
          <header className={styles.header}>
            <span id={headerId} className={styles.title}>
              {words.sentence === undefined ? words.title : <Sentence id={words.sentence} userId={userId} />}
            </span>
            <span className={styles.time}>
              <RelativeTime iso={createdAt} />
            </span>
          </header>
          {words.text !== undefined && <p className={styles.text}>{words.text}</p>}
          {noteId !== undefined && <NotificationQuote noteId={noteId} />}
          {(reactions ?? userIds) && <NotificationPeople notification={notification} />}
          <TargetLink notification={notification} />
          {(type === 'scheduledNotePostFailed' || (type === 'receiveFollowRequest' && userId !== undefined)) && (
            <NotificationButtons userId={userId} />
          )}
        </div>
      </div>
    </article>
  );
}

/** Leads to the page about something that happened to the account. */
function TargetLink({ notification }: NotificationCardProps) {
  const { t } = useI18n();
  const target = notificationTarget(notification);
  if (!target) return null;
  return target.isOnServer ? <ServerLink {...target} /> : <Link to={target.path}>{t(target.label)}</Link>;
}

const ServerLink = observer(function ServerLink({ path, label }: NotificationTarget) {
  const { t } = useI18n();
  const server = useServer();
  return <ExternalLink href={`${server.home}/${path}`}>{t(label)}</ExternalLink>;
});

/** Says what a user did. Old notification types may lack the user. */
function Sentence({ id, userId }: { id: MessageKey; userId: string | undefined }) {
  return <Message id={id} values={{ user: userId !== undefined && <Person userId={userId} /> }} />;
}

const Person = observer(function Person({ userId }: { userId: string }) {
  const user = useAccount().users.get(userId);
  return (
    user && (
      <UserLink user={user}>
        <UserName user={user} inline />
      </UserLink>
    )
  );
});

/** The answers to a follow request, or the way to the note that the server could not post. */
function NotificationButtons({ userId }: { userId: string | undefined }) {
  const { t } = useI18n();
  const root = useStores();
  const account = useAccount();
  if (userId !== undefined) return <FollowRequestButtons userId={userId} />;
  return (
    <Button icon="archive" onClick={() => void openDrafts(root, { account, tab: 'server' })}>
      {t('notification.showDrafts')}
    </Button>
  );
}
