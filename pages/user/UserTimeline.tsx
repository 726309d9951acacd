import type { ReactNode } from 'react';
import { useHashTab } from '~/components/page/useHashTab';
import type { Refresh } from '~/components/pull/refresh';
import { TimelineFeed } from '~/components/timeline/TimelineFeed';
import { Tabs } from '~/components/ui/Tabs';
import { plainName } from '~/components/user/plainName';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import type { User } from '~/services/records';

const KINDS = ['all', 'notes', 'files', 'featured'] as const;

interface UserTimelineProps {
  user: User;
  /** The kind of notes in the address. */
  show: string | undefined;
  onRefresh: Refresh;
  /** What stands above the notes and scrolls with them. */
  before?: ReactNode;
}

/** The notes of a user. */
export function UserTimeline({ user, show, onRefresh, before }: UserTimelineProps) {
  const { t } = useI18n();
  const { paneId, visitKey } = usePane();
  const [kind, tabs] = useHashTab(KINDS, show, (value) => t(`profile.tab.${value}`));
  return (
    <TimelineFeed
      key={kind}
      source={{ kind: 'user', userId: user.id, tab: kind }}
      label={t('page.feed.user', { name: plainName(user) })}
      viewKey={`${paneId}:${visitKey}:${user.id}:${kind}`}
      onRefresh={onRefresh}
      before={
        <>
          {before}
          <Tabs label={t('profile.tabs')} {...tabs} />
        </>
      }
    />
  );
}
