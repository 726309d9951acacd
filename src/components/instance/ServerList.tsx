import { observer } from 'mobx-react-lite';
import type { WireFederationInstance } from '~/api/wire';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { useCollection } from '~/components/async/useCollection';
import { TileList } from '~/components/list/TileList';
import type { TileShape } from '~/components/list/tileGeometry';
import { useI18n } from '~/i18n/useI18n';
import { visibleText } from '~/lib/visibleText';
import { hostText } from '~/mfm/hostText';
import { Link } from '~/router/Link';
import { serverPath } from '~/services/serverPath';
import { knownServers, type ServerFilter } from '~/stores/resources/server/federation';
import { ServerIcon } from './ServerIcon';
import styles from './ServerList.module.css';
import { serverState } from './serverState';

const CARDS: TileShape = { width: 300, height: 72, gap: 8, isEven: true };

/** The servers that match a filter, each with a link to the page about it. */
export const ServerList = observer(function ServerList({ filter }: { filter: ServerFilter }) {
  const { t } = useI18n();
  const list = useCollection(knownServers, filter);
  if (list.items.length === 0) {
    if (list.error) return <ErrorState error={list.error} onRetry={() => void list.load()} />;
    return list.status === 'ready' ? <EmptyState icon="planet" text={t('server.none')} /> : <LoadingState />;
  }
  return (
    <TileList list={list} label={t('server.list')} shape={CARDS} isAutomatic>
      {(server) => <ServerCard server={server} />}
    </TileList>
  );
});

function ServerCard({ server }: { server: WireFederationInstance }) {
  const i18n = useI18n();
  const { host, softwareName, softwareVersion, usersCount } = server;
  const state = serverState(server);
  const name = visibleText(server.name ?? '');
  return (
    <Link to={serverPath(host) ?? '/instance-info/unknown'} className={styles.card} data-tile>
      <ServerIcon server={server} size={40} />
      <span className={styles.about}>
        <b className={styles.line}>{name || hostText(host)}</b>
        <span className={styles.line}>
          <bdi dir="ltr">{hostText(host)}</bdi>
          {softwareName && ` · ${[softwareName, softwareVersion].filter(Boolean).join(' ')}`}
        </span>
      </span>
      <span className={styles.state} data-state={state}>
        {state === 'alive' ? i18n.t('server.usersHere', { n: usersCount }) : i18n.t(`server.state.${state}`)}
      </span>
    </Link>
  );
}
