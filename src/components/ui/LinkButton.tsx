import type { ReactNode } from 'react';
import type { MachineText } from '~/lib/shownText';
import { Link } from '~/router/Link';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon';

interface LinkButtonProps {
  /** A path inside the product. */
  to: MachineText;
  variant?: 'primary' | 'plain';
  icon?: IconName;
  className?: string;
  children: ReactNode;
}

/** A link that looks like a button, for the next step. Windows, columns and tabs can be opened from it as from every link. */
export function LinkButton({ to, variant = 'plain', icon, className, children }: LinkButtonProps) {
  return (
    <Link to={to} className={className === undefined ? styles.button : `${styles.button} ${className}`} data-variant={variant}>
      {icon !== undefined && <Icon name={icon} />}
      <span className={styles.label}>{children}</span>
    </Link>
  );
}
