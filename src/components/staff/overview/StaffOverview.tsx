import { ActiveServers } from '~/components/instance/ActiveServers';
import { NewUsers } from '~/components/staff/NewUsers';
import { Offered } from '~/components/staff/Offered';
import { QueueMonitor } from '~/components/staff/queue/QueueMonitor';
import { cardClass } from '~/components/ui/Rows';
import { useI18n } from '~/i18n/useI18n';
import { ActivityHeatMap } from './ActivityHeatMap';
import { FederationShares } from './FederationShares';
import { OverviewSection } from './OverviewSection';
import { Retention } from './Retention';
import { ServerNumbers } from './ServerNumbers';
import { StaffPeople } from './StaffPeople';
import styles from './StaffOverview.module.css';
import { ActiveUsersOfWeek, ServerRequests } from './timeCharts';

/** How many new users and servers are listed. */
const NEW_USERS = 5;
const SERVERS = 6;

/** The state of the server at a glance, in sections that can be folded. */
export function StaffOverview() {
  const { t } = useI18n();
  return (
    <div className={styles.place}>
      <div className={styles.overview}>
        <OverviewSection id="numbers" title={t('staffOverview.numbers')} isWide>
          <ServerNumbers />
        </OverviewSection>
        <OverviewSection id="activeUsers" title={t('staffOverview.activeUsers')}>
          <ActiveUsersOfWeek />
        </OverviewSection>
        <Offered by="admin/show-users">
          <OverviewSection id="newUsers" title={t('staffOverview.newUsers')}>
            <div className={cardClass}>
              <NewUsers limit={NEW_USERS} />
            </div>
          </OverviewSection>
        </Offered>
        <OverviewSection id="heatMap" title={t('staffOverview.heatMap')} isWide>
          <ActivityHeatMap />
        </OverviewSection>
        <Offered by="retention">
          <OverviewSection id="retention" title={t('staffOverview.retention')}>
            <Retention />
          </OverviewSection>
        </Offered>
        <Offered by="admin/show-users">
          <OverviewSection id="staff" title={t('staffOverview.staff')}>
            <StaffPeople />
          </OverviewSection>
        </Offered>
        <OverviewSection id="federation" title={t('staffOverview.federation')} isWide>
          <FederationShares />
        </OverviewSection>
        <OverviewSection id="servers" title={t('staffOverview.servers')}>
          <div className={`${cardClass} ${styles.servers}`}>
            <ActiveServers limit={SERVERS} />
          </div>
        </OverviewSection>
        <OverviewSection id="requests" title={t('staffOverview.requests')}>
          <ServerRequests />
        </OverviewSection>
        <OverviewSection id="deliver" title={t('staffOverview.deliver')}>
          <QueueMonitor queue="deliver" />
        </OverviewSection>
        <OverviewSection id="inbox" title={t('staffOverview.inbox')}>
          <QueueMonitor queue="inbox" />
        </OverviewSection>
      </div>
    </div>
  );
}
