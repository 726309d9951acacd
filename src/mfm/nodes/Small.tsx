import styles from './nodes.module.css';
import type { NodeProps } from './props';

export function Small({ children }: NodeProps<'small'>) {
  return <small className={styles.small}>{children}</small>;
}
