import { Icon, type IconName } from './Icon';
import styles from './KindIcon.module.css';

interface KindIconProps {
  name: IconName;
  /** Whether it stands alone, without the tile behind it. */
  isPlain?: boolean | undefined;
}

/** The icon of a kind of source on a tile, in the color of that kind. */
export function KindIcon({ name, isPlain = false }: KindIconProps) {
  return (
    <span className={styles.icon} data-icon={name} data-plain={isPlain || undefined}>
      <Icon name={name} size={isPlain ? '14px' : '16px'} />
    </span>
  );
}
