import type { WireFederationInstance } from '~/api/wire';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { OwnCharts } from '~/components/instance/ServerCharts';
import { useI18n } from '~/i18n/useI18n';
import { Link } from '~/router/Link';
import { serverPath } from '~/services/serverPath';
import { followShares } from '~/stores/resources/server/federation';
import styles from './AboutCharts.module.css';

/** How many servers are named. */
const NAMED = 10;

/** The numbers of the server over time, and the servers that its people are connected with most. */
export function AboutCharts() {
  return (
    <>
      <OwnCharts />
      <FollowShares />
    </>
  );
}

function FollowShares() {
  const { t } = useI18n();
  return (
    <Loadable query={useQuery(followShares, { limit: NAMED })}>
      {({ topSubInstances, otherFollowersCount, topPubInstances, otherFollowingCount }) => (
        <div className={styles.shares}>
          <Shares
            title={t('aboutPage.followedServers')}
            servers={topSubInstances}
            countOf={(server) => server.followersCount}
            others={otherFollowersCount}
          />
          <Shares
            title={t('aboutPage.followingServers')}
            servers={topPubInstances}
            countOf={(server) => server.followingCount}
            others={otherFollowingCount}
          />
        </div>
      )}
    </Loadable>
  );
}

interface SharesProps {
  title: string;
  servers: readonly WireFederationInstance[];
  countOf: (server: WireFederationInstance) => number;
  others: number;
}

/** Servers with their part of all follows, as bars beside numbers. */
function Shares({ title, servers, countOf, others }: SharesProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const shown = servers.filter((server) => countOf(server) > 0);
  const most = Math.max(others, ...shown.map(countOf));
  if (most === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {shown.map((server) => (
          <li key={server.host} className={styles.row}>
            <Link to={serverPath(server.host) ?? '/about#federation'}>{server.host}</Link>
            <span>{i18n.number(countOf(server))}</span>
            <meter className={styles.bar} value={countOf(server)} max={most} aria-hidden="true" />
          </li>
        ))}
        {others > 0 && (
          <li className={styles.row}>
            <span>{t('aboutPage.otherServers')}</span>
            <span>{i18n.number(others)}</span>
            <meter className={styles.bar} value={others} max={most} aria-hidden="true" />
          </li>
        )}
      </ul>
    </section>
  );
}
