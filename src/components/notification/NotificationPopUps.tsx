import { observer } from 'mobx-react-lite';
import { use, type RefCallback } from 'react';
import { useNoteSummary } from '~/components/note/card/useNoteSummary';
import { IconButton } from '~/components/ui/IconButton';
import { userPath } from '~/lib/mentionText';
import { UserName } from '~/components/user/UserName';
import type { MessageKey } from '~/i18n/I18n';
import { directionOf } from '~/i18n/direction';
import { Message } from '~/i18n/Message';
import { useI18n } from '~/i18n/useI18n';
import { AccountProvider } from '~/react/AccountProvider';
import { useAccount, useStores } from '~/react/context';
import { usePassingFocus } from '~/react/usePassingFocus';
import { Link } from '~/router/Link';
import { PaneContext } from '~/router/PaneContext';
import type { AccountScope } from '~/stores/session/AccountScope';
import type { NotificationRecord } from '~/stores/notifications/NotificationRecord';
import { createPopUps, type PopUp } from '~/stores/notifications/PopUps';
import { NotificationFace } from './NotificationFace';
import styles from './NotificationPopUps.module.css';
import { notificationTarget } from './notificationTarget';
import { notificationWords } from './notificationWords';

/** Sentences for types that lists show as whole notes. */
const SENTENCES: Readonly<Partial<Record<NotificationRecord['type'], MessageKey>>> = {
  mention: 'popUp.mentioned',
  reply: 'popUp.replied',
  quote: 'popUp.quoted',
};

/** Notifications that have just arrived, in the corner that the viewer chose. They never take the focus. */
export const NotificationPopUps = observer(function NotificationPopUps() {
  const i18n = useI18n();
  const { settings, part } = useStores();
  const popUps = part(createPopUps);
  const focus = usePassingFocus();
  return (
    // Pressing one closes nothing, as with a toast.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only remembers where the focus came from
    <section className={styles.region} aria-label={i18n.t('popUp.label')} data-toasts onFocus={focus.onFocus}>
      {/* Corners are those of the screen in every language. The list is always rendered, because only additions to it are announced. */}
      <ol
        className={styles.list}
        dir="ltr"
        data-position={settings.get('notificationPosition')}
        data-axis={settings.get('notificationStackAxis')}
        aria-live="polite"
        aria-relevant="additions"
      >
        {popUps.items.toReversed().map((popUp) => (
          <PopUpInAccount key={popUp.id} ref={focus.message} popUp={popUp} />
        ))}
      </ol>
    </section>
  );
});

/** A pop-up of another account than the one in use belongs to that account, and so do the windows that its links open. */
const PopUpInAccount = observer(function PopUpInAccount({ popUp, ref }: { popUp: PopUp; ref: RefCallback<HTMLElement> }) {
  const { workspace } = useStores();
  const pane = use(PaneContext);
  const { account } = popUp;
  const { me } = account;
  if (account === useAccount() || !me) return <PopUpView ref={ref} popUp={popUp} />;
  const open = (to: string) => workspace.openWindow(to, { account: account.ref });
  return (
    <AccountProvider scope={account}>
      <PaneContext value={pane && { ...pane, navigate: open, navigateMain: open }}>
        <PopUpView ref={ref} popUp={popUp} receiver={account.server.handleOf(me.username)} />
      </PaneContext>
    </AccountProvider>
  );
});

interface PopUpViewProps {
  popUp: PopUp;
  ref: RefCallback<HTMLElement>;
  /** The name of the account that is notified, if it is not the one in use. */
  receiver?: string;
}

/**
 * One notification. It stays while the pointer moves on it or the focus is in it. A pointer that rests where it appears does not hold
 * it.
 */
const PopUpView = observer(function PopUpView({ popUp: { id, account, notification }, ref, receiver }: PopUpViewProps) {
  const i18n = useI18n();
  const popUps = useStores().part(createPopUps);
  const hold = () => popUps.hold(id);
  const release = () => popUps.release(id);
  const { noteId } = notification;
  const words = notificationWords(notification, i18n);
  const sentence = SENTENCES[notification.type] ?? words.sentence;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only its time depends on them
    <li
      ref={ref}
      className={styles.popUp}
      dir={directionOf(i18n.lang)}
      onPointerMove={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      data-part="popUp"
    >
      <NotificationFace notification={notification} />
      <div className={styles.words}>
        {receiver !== undefined && <p className={styles.text}>{i18n.t('popUp.receiver', { acct: receiver })}</p>}
        <Link to={targetOf(notification, account)} className={styles.title} onClick={() => popUps.dismiss(id)}>
          {sentence === undefined ? words.title : <Message id={sentence} values={{ user: <PersonName notification={notification} /> }} />}
        </Link>
        {words.text !== undefined && <p className={styles.text}>{words.text}</p>}
        {noteId !== undefined && account.notes.get(noteId) && <NoteText noteId={noteId} />}
      </div>
      <IconButton icon="x" className={styles.close} label={i18n.t('ui.dismiss')} onClick={() => popUps.dismiss(id)} />
    </li>
  );
});

const PersonName = observer(function PersonName({ notification: { userId } }: { notification: NotificationRecord }) {
  const user = useAccount().users.get(userId ?? '');
  return user && <UserName user={user} inline />;
});

const NoteText = observer(function NoteText({ noteId }: { noteId: string }) {
  const text = useNoteSummary(noteId);
  return <p className={styles.text}>{text}</p>;
});

/** Where a notification leads. */
function targetOf(notification: NotificationRecord, { users }: AccountScope): string {
  const { type, noteId, userId } = notification;
  const own = notificationTarget(notification);
  if (own && !own.isOnServer) return own.path;
  const user = users.get(userId ?? '');
  if (type === 'receiveFollowRequest') return '/my/follow-requests';
  if (noteId !== undefined) return `/notes/${noteId}`;
  return user ? userPath(user) : '/my/notifications';
}
