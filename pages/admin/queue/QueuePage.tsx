import { observer } from 'mobx-react-lite';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { useHashTab } from '~/components/page/useHashTab';
import { SettingsBody, SettingsSection } from '~/components/settings/SettingsSection';
import { Offered } from '~/components/staff/Offered';
import { QueueMonitor } from '~/components/staff/queue/QueueMonitor';
import { Notice } from '~/components/ui/Notice';
import { Tabs } from '~/components/ui/Tabs';
import { useI18n } from '~/i18n/useI18n';
import { useServer } from '~/react/context';
import type { PageProps } from '~/registry/definePage';
import { isEmbedded, machineForStaff } from '~/stores/resources/staff/machine';
import { QUEUES } from '~/stores/resources/staff/queues';
import { ClearQueues } from './ClearQueues';
import { DelayedHosts } from './DelayedHosts';
import type manifest from './manifest';
import { QueueDashboard } from './QueueDashboard';

/** The two queues of the server: how they are doing, whom they wait for, and what staff can do about it. */
export default observer(function QueuePage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const server = useServer();
  const [queue, tabs] = useHashTab(QUEUES, params.tab, (value) => t(`jobs.${value}`));
  const machine = useQuery(machineForStaff, null).value;
  const isAlone = machine !== undefined && isEmbedded(machine);
  return (
    <Page title={t('adminQueuePage.title')} tabs={<Tabs label={t('adminQueuePage.title')} {...tabs} />}>
      <SettingsBody isWide>
        {isAlone && <Notice>{t(`adminQueuePage.embedded.${queue}`)}</Notice>}
        <SettingsSection title={t('adminQueuePage.jobs')} isBare>
          <QueueMonitor queue={queue} />
        </SettingsSection>
        <Offered by={`admin/queue/${queue}-delayed`}>
          <DelayedHosts key={queue} queue={queue} areServers={machine !== undefined && !isAlone} />
        </Offered>
        {machine !== undefined && !isAlone && <QueueDashboard address={server.meta?.uri} />}
        <Offered by="admin/queue/clear">
          <ClearQueues />
        </Offered>
      </SettingsBody>
    </Page>
  );
});
