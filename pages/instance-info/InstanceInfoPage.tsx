import { observer } from 'mobx-react-lite';
import type { WireFederationInstance } from '~/api/wire';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useCollection } from '~/components/async/useCollection';
import { useQuery } from '~/components/async/useQuery';
import { JsonCode } from '~/components/code/JsonCode';
import { OtherCharts } from '~/components/instance/ServerCharts';
import { Page } from '~/components/page/Page';
import { PageStack } from '~/components/page/PageStack';
import { useHashTab } from '~/components/page/useHashTab';
import { AccountList } from '~/components/staff/AccountList';
import { Tabs } from '~/components/ui/Tabs';
import { PeopleFeed } from '~/components/user/PeopleFeed';
import { useI18n } from '~/i18n/useI18n';
import { visibleText } from '~/lib/visibleText';
import { hostText } from '~/mfm/hostText';
import { useAccount } from '~/react/context';
import type { PageProps } from '~/registry/definePage';
import { otherServer } from '~/stores/resources/server/federation';
import { usersOfServer } from '~/stores/resources/users/users';
import type manifest from './manifest';
import { ServerOverview } from './ServerOverview';

const TABS = ['overview', 'charts', 'users', 'raw'] as const;

/** What this server knows of another one. */
export default observer(function InstanceInfoPage({ params }: PageProps<typeof manifest>) {
  const { host } = params;
  const { t } = useI18n();
  const query = useQuery(otherServer, host);
  const [tab, tabs] = useHashTab(TABS, params.tab, (value) => t(`instanceInfoPage.${value}`));
  const title = visibleText(query.value?.name ?? '') || hostText(host);
  return (
    <Page title={title} tabs={<Tabs label={title} {...tabs} />} onRefresh={() => query.refresh()}>
      <PageStack>
        <Loadable query={query} empty={<EmptyState icon="planet" text={t('instanceInfoPage.unknown', { host: hostText(host) })} />}>
          {(server) => <TabContent key={server.host} tab={tab} server={server} />}
        </Loadable>
      </PageStack>
    </Page>
  );
});

function TabContent({ tab, server }: { tab: (typeof TABS)[number]; server: WireFederationInstance }) {
  switch (tab) {
    case 'overview':
      return <ServerOverview server={server} />;
    case 'charts':
      return <OtherCharts host={server.host} />;
    case 'users':
      return <KnownUsers host={server.host} />;
    case 'raw':
      return <JsonCode value={server} />;
  }
}

/** Administrators get to the page where an account is moderated, all others to its profile. */
const KnownUsers = observer(function KnownUsers({ host }: { host: string }) {
  const { t } = useI18n();
  const { me } = useAccount();
  const list = useCollection(usersOfServer, host);
  const List = me?.isAdmin ? AccountList : PeopleFeed;
  return <List list={list} label={t('instanceInfoPage.usersOf', { host: hostText(host) })} emptyText={t('instanceInfoPage.noUsers')} />;
});
