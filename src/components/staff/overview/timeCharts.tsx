import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { TimeChart } from '~/components/chart/TimeChart';
import { ChartCard } from '~/components/staff/ChartCard';
import { useI18n } from '~/i18n/useI18n';
import { charts } from '~/stores/resources/server/charts';
import styles from './StaffOverview.module.css';

const WEEK = { span: 'day', limit: 7 } as const;
const FIFTY_DAYS = { span: 'day', limit: 50 } as const;

/** How many people read and wrote on each day of the week. */
export function ActiveUsersOfWeek() {
  const { t } = useI18n();
  return (
    <ChartCard>
      <Loadable query={useQuery(charts.activeUsers, WEEK)}>
        {({ chart, newestMs }) => (
          <TimeChart
            label={t('staffOverview.activeUsers')}
            form="bars"
            span="day"
            newestMs={newestMs}
            lines={[
              { name: t('server.line.read'), values: chart.read, color: 'linkText' },
              { name: t('server.line.write'), values: chart.write, color: 'renoteText' },
            ]}
          />
        )}
      </Loadable>
    </ChartCard>
  );
}

/** The requests to other servers, below the axis those that failed, and the requests from them. */
export function ServerRequests() {
  const { t } = useI18n();
  const query = useQuery(charts.apRequests, FIFTY_DAYS);
  return (
    <>
      <h3 className={styles.part}>{t('staffOverview.requestsOut')}</h3>
      <ChartCard>
        <Loadable query={query}>
          {({ chart, newestMs }) => (
            <TimeChart
              label={t('staffOverview.requestsOut')}
              form="bars"
              span="day"
              newestMs={newestMs}
              lines={[
                { name: t('server.line.sent'), values: chart.deliverSucceeded, color: 'renoteText' },
                { name: t('server.line.failed'), values: chart.deliverFailed, color: 'errorText', isBelow: true },
              ]}
            />
          )}
        </Loadable>
      </ChartCard>
      <h3 className={styles.part}>{t('staffOverview.requestsIn')}</h3>
      <ChartCard>
        <Loadable query={query}>
          {({ chart, newestMs }) => (
            <TimeChart
              label={t('staffOverview.requestsIn')}
              form="bars"
              span="day"
              newestMs={newestMs}
              lines={[{ name: t('server.line.received'), values: chart.inboxReceived, color: 'linkText' }]}
            />
          )}
        </Loadable>
      </ChartCard>
    </>
  );
}
