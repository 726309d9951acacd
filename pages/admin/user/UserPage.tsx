import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useCollection } from '~/components/async/useCollection';
import { useQuery } from '~/components/async/useQuery';
import { AccountCharts } from '~/components/instance/ServerCharts';
import { Page } from '~/components/page/Page';
import { PageStack } from '~/components/page/PageStack';
import { useHashTab } from '~/components/page/useHashTab';
import { FileGrid } from '~/components/staff/FileGrid';
import { LookUpButton } from '~/components/staff/LookUpButton';
import { useOffered } from '~/components/staff/Offered';
import { Tabs } from '~/components/ui/Tabs';
import { plainName } from '~/components/user/plainName';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import type { User } from '~/services/records';
import { filesForStaff } from '~/stores/resources/staff/files';
import { userBy } from '~/stores/resources/users/users';
import { AnnouncementsTab } from './AnnouncementsTab';
import type manifest from './manifest';
import { OverviewTab } from './OverviewTab';
import { RawTab } from './RawTab';
import { RolesTab } from './RolesTab';

const TABS = ['overview', 'roles', 'announcements', 'drive', 'chart', 'raw'] as const;
type Tab = (typeof TABS)[number];

/** An account as administrators see it, with everything that they can do to it. */
export default observer(function UserPage({ params: { userId, tab: hash } }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const query = useQuery(userBy, { userId });
  const isOffered = useOffered('admin/announcements/list');
  const hasFiles = useOffered('admin/drive/files');
  const tabs = TABS.filter((tab) => (tab !== 'announcements' || isOffered) && (tab !== 'drive' || hasFiles));
  const [tab, tabProps] = useHashTab(tabs, hash, (value) => t(`adminUserPage.tab.${value}`));
  const user = query.value;
  const title = user ? plainName(user) : t('adminUserPage.title');
  return (
    <Page title={title} tabs={<Tabs label={title} {...tabProps} />} actions={<LookUpButton />} onRefresh={() => query.refresh()}>
      <Loadable query={query} empty={<EmptyState icon="user" text={t('adminUserPage.gone')} />}>
        {(shown) => <TabContent key={shown.id} tab={tab} user={shown} />}
      </Loadable>
    </Page>
  );
});

/** Announcements go to accounts of this server only, and so do roles. */
function TabContent({ tab, user }: { tab: Tab; user: User }): ReactNode {
  switch (tab) {
    case 'overview':
      return <OverviewTab user={user} />;
    case 'roles':
      return <RolesTab user={user} />;
    case 'announcements':
      return <AnnouncementsTab user={user} />;
    case 'drive':
      return (
        <PageStack>
          <Files userId={user.id} />
        </PageStack>
      );
    case 'chart':
      return (
        <PageStack>
          <AccountCharts userId={user.id} />
        </PageStack>
      );
    case 'raw':
      return <RawTab user={user} />;
  }
}

function Files({ userId }: { userId: string }) {
  const { t } = useI18n();
  const list = useCollection(filesForStaff, { origin: 'combined', host: '', userId, type: '' });
  return <FileGrid list={list} label={t('adminUserPage.files')} emptyText={t('adminUserPage.noFiles')} />;
}
