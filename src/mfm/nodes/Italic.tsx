import styles from './nodes.module.css';
import type { NodeProps } from './props';

export function Italic({ children }: NodeProps<'italic'>) {
  return <i className={styles.italic}>{children}</i>;
}
