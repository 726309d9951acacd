import { observer } from 'mobx-react-lite';
import { createContext, use, useEffect } from 'react';
import { NoteCard } from '~/components/note/NoteCard';
import { useI18n } from '~/i18n/useI18n';
import { isNoteHidden } from '~/services/noteFilter';
import { useAccount } from '~/stores/context';
import type { PagedList } from '~/stores/lists/PagedList';
import type { NotificationChoice } from '~/stores/notifications/kinds';
import type { NotificationRecord } from '~/stores/notifications/NotificationRecord';
import type { AccountScope } from '~/stores/session/AccountScope';
import type { FeedRowProps } from './FeedRow';
import { ListFeed } from './ListFeed';
import { NotificationCard } from './NotificationCard';

interface NotificationListProps {
  /** What it holds: all, one kind alone, or all but some; the same object as long as it is the same choice. */
  choice?: NotificationChoice;
  /** Accessible name of the feed. */
  label: string;
  viewKey: string;
}

const NotificationsContext = createContext<PagedList<NotificationRecord> | null>(null);

/** What happened to the viewer, newest first; what is on screen is read. */
export const NotificationList = observer(function NotificationList({ choice = null, label, viewKey }: NotificationListProps) {
  const account = useAccount();
  const { notifications } = account;
  const { t } = useI18n();
  const list = notifications.find(choice);
  useEffect(() => {
    const lease = notifications.acquire(choice);
    return () => lease.dispose();
  }, [notifications, choice]);
  return (
    <NotificationsContext value={list}>
      <ListFeed
        list={list}
        ids={useShownIds(list, account)}
        Row={NotificationRow}
        label={label}
        viewKey={viewKey}
        emptyText={t('notification.empty')}
      />
    </NotificationsContext>
  );
});

/** Hard-muted words remove notes from here as well, and a deleted note is no news. */
function useShownIds(list: PagedList<NotificationRecord>, { notes, users, mutes }: AccountScope): readonly string[] {
  const records = { note: notes.get.bind(notes), user: users.get.bind(users), isDeleted: notes.isDeleted.bind(notes) };
  const rules = { mutes: mutes.rules, isChosen: true };
  const hidden = list.items.filter(({ noteId }) => noteId !== undefined && isNoteHidden(noteId, records, rules));
  return hidden.length === 0 ? list.ids : list.ids.filter((id) => !hidden.some((item) => item.id === id));
}

/** These are answers to the viewer, so they are shown whole, with everything one can do with a note. */
const WHOLE = new Set(['mention', 'reply', 'quote']);

const NotificationRow = observer(function NotificationRow({ id }: FeedRowProps) {
  const record = use(NotificationsContext)?.get(id);
  if (!record) return null;
  return WHOLE.has(record.type) && record.noteId !== undefined ? (
    <NoteCard noteId={record.noteId} />
  ) : (
    <NotificationCard notification={record} />
  );
});
