import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { Page } from '~/components/page/Page';
import { useHashTab } from '~/components/page/useHashTab';
import { MarkAllReadButton } from '~/components/notification/MarkAllReadButton';
import { NotificationList } from '~/components/notification/NotificationList';
import { TimelineFeed } from '~/components/timeline/TimelineFeed';
import { MenuButton } from '~/components/ui/MenuButton';
import { Tabs, type TabsProps } from '~/components/ui/Tabs';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import { useAccount } from '~/react/context';
import { kindsOf, type NotificationKind } from '~/stores/notifications/kinds';
import { excludedOf } from './paneKinds';
import { choiceOf, notesFeed, TABS, type Tab } from './tabs';
import type manifest from './manifest';

/** The viewer's notifications, and the notes that mention or address them. */
export default function NotificationsPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const { key } = useAccount();
  const { paneId, options } = usePane();
  const [only, setOnly] = useState<NotificationKind | null>(null);
  const [tab, tabs] = useHashTab(TABS, params.tab, (value) => t(`notification.tab.${value}`));
  // Stays the same object while the same types are excluded.
  const left = excludedOf(options).join(',');
  const choice = useMemo(() => only ?? choiceOf(left === '' ? [] : (left.split(',') as NotificationKind[])), [only, left]);
  const choiceKey = only ?? (left && `without ${left}`);
  return (
    <Page
      title={t('notificationsPage.title')}
      tabs={<MarkedTabs label={t('notificationsPage.title')} {...tabs} />}
      actions={tab === 'all' && <NotificationActions only={only} onOnly={setOnly} />}
      scrolls
    >
      {tab === 'all' ? (
        <NotificationList
          key={choiceKey}
          choice={choice}
          label={t('notificationsPage.title')}
          viewKey={`${paneId}:${key}:notifications:all:${choiceKey}`}
        />
      ) : (
        <TimelineFeed key={tab} {...notesFeed(tab, key, paneId)} label={t(`notification.tab.${tab}`)} />
      )}
    </Page>
  );
}

/** The tabs, with dots where a note waits that mentions or addresses the viewer. */
const MarkedTabs = observer(function MarkedTabs({ items, ...tabs }: TabsProps<Tab>) {
  const { t } = useI18n();
  const { me } = useAccount();
  const hasNew: Readonly<Record<Tab, boolean | undefined>> = {
    all: false,
    mentions: me?.hasUnreadMentions,
    directs: me?.hasUnreadSpecifiedNotes,
  };
  return <Tabs {...tabs} items={items.map((item) => (hasNew[item.value] ? { ...item, mark: t('shell.something') } : item))} />;
});

interface NotificationActionsProps {
  only: NotificationKind | null;
  onOnly: (kind: NotificationKind | null) => void;
}

const NotificationActions = observer(function NotificationActions({ only, onOnly }: NotificationActionsProps) {
  const { t } = useI18n();
  const { me } = useAccount();
  const kinds = [
    { text: t('notification.showAllKinds'), active: only === null, action: () => onOnly(null) },
    { type: 'divider' as const },
    ...kindsOf(me).map((kind) => ({ text: t(`notification.kind.${kind}`), active: only === kind, action: () => onOnly(kind) })),
  ];
  return (
    <>
      <MenuButton icon="filter" label={t('notification.filterNotifications')} pressed={only !== null} items={kinds} />
      <MarkAllReadButton />
    </>
  );
});
