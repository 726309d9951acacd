import { observer } from 'mobx-react-lite';
import { useQuery } from '~/components/async/useQuery';
import { ServerIcon } from '~/components/instance/ServerIcon';
import { Marquee } from '~/components/ui/Marquee';
import { useI18n } from '~/i18n/useI18n';
import { visibleText } from '~/lib/visibleText';
import { Link } from '~/router/Link';
import { serverPath } from '~/services/serverPath';
import { closestServers } from '~/stores/resources/server/federation';
import styles from './WelcomePage.module.css';

const LIMIT = 20;
/** How long 3,000 px of names take to pass; seconds. */
const PASSING_SEC = 60;

/** Other servers that pass below the page. Shows nothing if there are none, because nothing depends on them. */
export const FederationStrip = observer(function FederationStrip() {
  const { t } = useI18n();
  const servers = useQuery(closestServers, { limit: LIMIT }).value ?? [];
  if (servers.length === 0) return null;
  return (
    <section className={styles.servers} aria-label={t('welcome.servers')}>
      <Marquee items={servers} durationSec={PASSING_SEC} isReversed={false}>
        {({ server }) => (
          <Link to={serverPath(server.host) ?? '/about#federation'} className={styles.server}>
            <ServerIcon server={server} size={20} />
            {visibleText(server.name ?? '') || server.host}
          </Link>
        )}
      </Marquee>
    </section>
  );
});
