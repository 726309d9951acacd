import { observer } from 'mobx-react-lite';
import { createContext, use, useEffect, useRef } from 'react';
import { NoteCard } from '~/components/note/card/NoteCard';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import type { Collection } from '~/stores/resources/Collection';
import { isChosenKind, type NotificationChoice } from '~/stores/notifications/kinds';
import { notificationsOf } from '~/stores/notifications/notificationsOf';
import type { NotificationRecord } from '~/stores/notifications/NotificationRecord';
import { createShownLists } from '~/stores/notifications/ShownLists';
import { withoutMuted, WHOLE_NOTES } from '~/stores/notifications/withoutMuted';
import { compose } from '~/stores/session/guards';
import type { AccountScope } from '~/stores/session/AccountScope';
import type { FeedRowProps } from '~/components/feed/FeedRow';
import { ListFeed } from '~/components/feed/ListFeed';
import { NotificationCard } from './NotificationCard';

interface NotificationListProps {
  /** Which notifications it shows: all, one type, or all except some. Must be a stable object. */
  choice?: NotificationChoice;
  /** The accessible name of the feed. */
  label: string;
  viewKey: string;
  /** Whether notifications are read by being shown; by default, they are. */
  isReading?: boolean;
}

const NotificationsContext = createContext<Collection<NotificationRecord> | null>(null);

/** The viewer's notifications, newest first. */
export const NotificationList = observer(function NotificationList({
  choice = null,
  label,
  viewKey,
  isReading = true,
}: NotificationListProps) {
  const root = useStores();
  const account = useAccount();
  const notifications = notificationsOf(account);
  const { t } = useI18n();
  const list = notifications.find(choice);
  useEffect(() => {
    const lease = notifications.acquire(choice, { isShown: isReading });
    return () => lease.dispose();
  }, [notifications, choice, isReading]);
  const top = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const shows = (type: string) => isChosenKind(choice, type) && top.current !== null && isOnScreen(top.current);
    const shown = account.part(createShownLists).add(shows);
    return () => shown.dispose();
  }, [account, choice]);
  return (
    <NotificationsContext value={list}>
      <ListFeed
        list={list}
        ids={shownIds(list, account)}
        Row={NotificationRow}
        label={label}
        viewKey={viewKey}
        before={<span ref={top} />}
        emptyText={t('notification.empty')}
        emptyHint={t('notification.emptyHint')}
        emptyWays={
          <Button variant="primary" icon="pencil" aria-haspopup="dialog" onClick={() => void compose(root, {}, account)}>
            {t('notification.writeNote')}
          </Button>
        }
        isLive
      />
    </NotificationsContext>
  );
});

/** Whether the beginning of a list can be seen: neither scrolled away nor covered. */
function isOnScreen(top: HTMLElement): boolean {
  const { left, top: y } = top.getBoundingClientRect();
  const seen = document.elementFromPoint(left + 1, y + 1);
  return seen !== null && top.closest('[data-part="scroller"]')?.contains(seen) === true;
}

function shownIds(list: Collection<NotificationRecord>, account: AccountScope): readonly string[] {
  const shown = list.items.filter((record) => withoutMuted(record, account) !== null);
  return shown.length === list.items.length ? list.ids : shown.map(({ id }) => id);
}

const NotificationRow = observer(function NotificationRow({ id }: FeedRowProps) {
  const account = useAccount();
  const whole = use(NotificationsContext)?.get(id);
  const record = whole && withoutMuted(whole, account);
  if (!record) return null;
  return WHOLE_NOTES.has(record.type) && record.noteId !== undefined ? (
    <NoteCard noteId={record.noteId} />
  ) : (
    <NotificationCard notification={record} />
  );
});
