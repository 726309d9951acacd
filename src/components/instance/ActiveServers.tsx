import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { Sparkline } from '~/components/chart/Sparkline';
import { Icon } from '~/components/ui/Icon';
import { usePolledQuery } from '~/components/widget/usePolledQuery';
import { useI18n } from '~/i18n/useI18n';
import { Link } from '~/router/Link';
import { serverPath } from '~/services/serverPath';
import { activeServers, type ActiveServer } from '~/stores/resources/server/federation';
import styles from './ActiveServers.module.css';
import { useServer } from '~/react/context';

const POLL_MS = 60_000;

/** The servers that sent something most recently, and how much in the last hours. */
export function ActiveServers({ limit }: { limit: number }) {
  const { t } = useI18n();
  const query = usePolledQuery(activeServers, { limit }, POLL_MS);
  return (
    <Loadable query={query} empty={<EmptyState text={t('server.noneActive')} icon="rocket" />}>
      {(servers) => (
        <ul className={styles.servers}>
          {servers.map((active) => (
            <ServerRow key={active.server.host} active={active} />
          ))}
        </ul>
      )}
    </Loadable>
  );
}

const ServerRow = observer(function ServerRow({ active: { server, received } }: { active: ActiveServer }) {
  const i18n = useI18n();
  const { t } = i18n;
  const own = useServer();
  const { host, softwareName, softwareVersion } = server;
  const to = serverPath(host);
  const icon = own.proxied(server.iconUrl ?? server.faviconUrl, 'preview');
  return (
    <li className={styles.server}>
      {icon ? (
        <img className={styles.icon} src={icon} alt="" loading="lazy" decoding="async" />
      ) : (
        <Icon name="world" size="28px" className={styles.icon} />
      )}
      <div className={styles.about}>
        {to === null ? (
          <span className={styles.host}>{host}</span>
        ) : (
          <Link to={to} className={styles.host}>
            {host}
          </Link>
        )}
        <p className={styles.software}>{[softwareName ?? '?', softwareVersion].filter(Boolean).join(' ')}</p>
      </div>
      {received && received.length > 0 && (
        <Sparkline
          className={styles.graph}
          values={received.toReversed()}
          label={t('server.requestsReceived', {
            n: received.length,
            now: i18n.number(received[0]!),
            most: i18n.number(Math.max(...received)),
          })}
        />
      )}
    </li>
  );
});
