import { observer } from 'mobx-react-lite';
import { Icon } from '~/components/ui/Icon';
import type { WireFederationInstance } from '~/api/wire';
import styles from './ServerIcon.module.css';
import { useServer } from '~/react/context';

interface ServerIconProps {
  server: Pick<WireFederationInstance, 'iconUrl' | 'faviconUrl'>;
  /** Width and height in px. */
  size: number;
}

/** The icon of another server; decorative. */
export const ServerIcon = observer(function ServerIcon({ server, size }: ServerIconProps) {
  const icon = useServer().picture(server.iconUrl ?? server.faviconUrl, 'preview');
  if (icon === undefined) return <Icon name="world" size={`${size}px`} className={styles.icon} />;
  return <img className={styles.icon} src={icon} alt="" width={size} height={size} loading="lazy" decoding="async" />;
});
