import { observer } from 'mobx-react-lite';
import type { ChartSeries, WireFederationInstance } from '~/api/wire';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Doughnut, type Slice } from '~/components/chart/Doughnut';
import { serverColor } from '~/components/instance/serverColor';
import { ChartCard } from '~/components/staff/ChartCard';
import { StatTiles, type Stat } from '~/components/staff/StatTiles';
import { useI18n } from '~/i18n/useI18n';
import { hostText } from '~/mfm/hostText';
import { serverPath } from '~/services/serverPath';
import { charts } from '~/stores/resources/server/charts';
import { followShares } from '~/stores/resources/server/federation';
import styles from './StaffOverview.module.css';

/** How many servers are named. */
const NAMED = 10;

/** How many servers are connected by follows, and which have the most of them. */
export const FederationShares = observer(function FederationShares() {
  const { t } = useI18n();
  const chart = useQuery(charts.federation, { span: 'day', limit: 2 }).value?.chart;
  const stat = (name: string, series: ChartSeries | undefined): Stat => ({
    name,
    value: series?.[0],
    change: series && { by: (series[0] ?? 0) - (series[1] ?? 0), since: t('staffOverview.sinceYesterday') },
  });
  return (
    <>
      <StatTiles stats={[stat(t('staffOverview.sub'), chart?.subActive), stat(t('staffOverview.pub'), chart?.pubActive)]} />
      <Loadable query={useQuery(followShares, { limit: NAMED })}>
        {({ topSubInstances, otherFollowersCount, topPubInstances, otherFollowingCount }) => (
          <div className={styles.pair}>
            <Shares
              title={t('staffOverview.followedServers')}
              servers={topSubInstances}
              countOf={(server) => server.followersCount}
              others={otherFollowersCount}
            />
            <Shares
              title={t('staffOverview.followingServers')}
              servers={topPubInstances}
              countOf={(server) => server.followingCount}
              others={otherFollowingCount}
            />
          </div>
        )}
      </Loadable>
    </>
  );
});

interface SharesProps {
  title: string;
  servers: readonly WireFederationInstance[];
  countOf: (server: WireFederationInstance) => number;
  others: number;
}

function Shares({ title, servers, countOf, others }: SharesProps) {
  const { t } = useI18n();
  const slices: readonly Slice[] = [
    ...servers.map((server) => ({
      name: hostText(server.host),
      value: countOf(server),
      color: serverColor(server.themeColor),
      to: serverPath(server.host),
    })),
    { name: t('staffOverview.otherServers'), value: others, color: 'var(--mutedText)' },
  ];
  return (
    <ChartCard isFree>
      <h3 className={styles.part}>{title}</h3>
      {slices.every(({ value }) => value === 0) ? (
        <EmptyState icon="planet" text={t('staffOverview.noFollows')} />
      ) : (
        <Doughnut label={title} slices={slices} />
      )}
    </ChartCard>
  );
}
