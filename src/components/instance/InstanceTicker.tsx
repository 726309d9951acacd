import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { Link } from '~/router/Link';
import type { User } from '~/services/records';
import { serverPath } from '~/services/serverPath';
import { useServer, useStores } from '~/react/context';
import styles from './InstanceTicker.module.css';
import { serverColor } from './serverColor';

interface InstanceTickerProps {
  author: Pick<User, 'host' | 'instance'>;
}

/** The name and color of the server that an author belongs to (setting instanceTicker). Leads to the page about the server. */
export const InstanceTicker = observer(function InstanceTicker({ author }: InstanceTickerProps) {
  const { settings } = useStores();
  const server = useServer();
  const wanted = settings.get('instanceTicker');
  if (wanted === 'none' || (author.host === null && wanted !== 'always')) return null;
  const { meta } = server;
  const { name, icon, color } =
    author.host === null
      ? { name: server.name, icon: meta?.iconUrl, color: meta?.themeColor }
      : {
          name: author.instance?.name ?? author.host,
          icon: author.instance?.faviconUrl ?? author.instance?.iconUrl,
          color: author.instance?.themeColor,
        };
  const picture = server.proxied(icon, 'preview');
  const ownColor = serverColor(color);
  const look = {
    className: styles.ticker,
    style: ownColor === undefined ? undefined : ({ '--instance': ownColor } as CSSProperties),
    children: (
      <>
        {picture && <img className={styles.icon} src={picture} alt="" loading="lazy" decoding="async" />}
        <span className={styles.name}>{name}</span>
      </>
    ),
  };
  const to = author.host === null ? '/about' : serverPath(author.host);
  return to === null ? <div {...look} /> : <Link {...look} to={to} />;
});
