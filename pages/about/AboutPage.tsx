import { observer } from 'mobx-react-lite';
import { Page } from '~/components/page/Page';
import { PageStack } from '~/components/page/PageStack';
import { useHashTab } from '~/components/page/useHashTab';
import { Tabs } from '~/components/ui/Tabs';
import { useI18n } from '~/i18n/useI18n';
import { useServer } from '~/react/context';
import type { PageProps } from '~/registry/definePage';
import { AboutCharts } from './AboutCharts';
import { AboutEmojis } from './AboutEmojis';
import { AboutServer } from './AboutServer';
import { KnownServers } from './KnownServers';
import type manifest from './manifest';

const TABS = ['overview', 'emojis', 'federation', 'charts'] as const;
const CONTENT = { overview: AboutServer, emojis: AboutEmojis, federation: KnownServers, charts: AboutCharts } as const;

/** The server of the viewer: who runs it and how, its emoji, the servers that it knows, and its numbers. */
export default observer(function AboutPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const server = useServer();
  const [tab, tabs] = useHashTab(TABS, params.tab, (value) => t(`aboutPage.${value}`));
  const Content = CONTENT[tab];
  const title = t('aboutPage.of', { name: server.name });
  return (
    <Page title={title} tabs={<Tabs label={title} {...tabs} />}>
      <PageStack width={900}>
        <Content />
      </PageStack>
    </Page>
  );
});
