import { Loadable } from '~/components/async/Loadable';
import { useSubmit } from '~/components/form/useSubmit';
import { SettingsSection, SettingsText } from '~/components/settings/SettingsSection';
import { useOffered } from '~/components/staff/Offered';
import { Button } from '~/components/ui/Button';
import { RowCard } from '~/components/ui/Rows';
import { usePolledQuery } from '~/components/widget/usePolledQuery';
import { observer } from 'mobx-react-lite';
import { useI18n } from '~/i18n/useI18n';
import { hostText } from '~/mfm/hostText';
import { useAccount, useStores } from '~/react/context';
import { Link } from '~/router/Link';
import { serverPath } from '~/services/serverPath';
import { delayedHosts, retryJobs, type DelayedHost, type QueueName } from '~/stores/resources/staff/queues';
import styles from './QueuePage.module.css';

const EVERY_MS = 60_000;

interface DelayedHostsProps {
  queue: QueueName;
  /** Whether the hosts are servers that this one knows, so that they have pages. */
  areServers: boolean;
}

/** The servers whose jobs have failed and are tried again. */
export const DelayedHosts = observer(function DelayedHosts({ queue, areServers }: DelayedHostsProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const query = usePolledQuery(delayedHosts, queue, EVERY_MS);
  const mayRetry = useOffered('admin/queue/promote');
  const retrying = useSubmit(() => retryJobs(account, queue), { onDone: () => overlays.success() });
  const ask = async () => {
    if (await overlays.confirm({ kind: 'question', text: t('adminQueuePage.retryQuestion'), okLabel: t('adminQueuePage.retryAll') }))
      await retrying.run();
  };
  const isAnyDelayed = (query.value?.length ?? 0) > 0;
  return (
    <SettingsSection
      title={t('adminQueuePage.delayed')}
      isBare
      action={
        mayRetry &&
        isAnyDelayed && (
          <Button icon="refresh" busy={retrying.isBusy} onClick={() => void ask()}>
            {t('adminQueuePage.retryAll')}
          </Button>
        )
      }
    >
      <RowCard>
        <Loadable query={query} empty={<SettingsText>{t('adminQueuePage.noneDelayed')}</SettingsText>}>
          {(hosts) => (
            <div className={styles.hosts} role="list" aria-label={t('adminQueuePage.delayed')}>
              {hosts.map((host) => (
                <HostRow key={host.host} {...host} to={areServers ? serverPath(host.host) : null} />
              ))}
            </div>
          )}
        </Loadable>
      </RowCard>
    </SettingsSection>
  );
});

function HostRow({ host, jobs, to }: DelayedHost & { to: string | null }) {
  const { t } = useI18n();
  const name = <bdi dir="ltr">{hostText(host)}</bdi>;
  return (
    <div className={styles.host} role="listitem">
      {to === null ? name : <Link to={to}>{name}</Link>}
      <span className={styles.jobs}>{t('adminQueuePage.jobsOf', { n: jobs })}</span>
    </div>
  );
}
