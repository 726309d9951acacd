import { useMfmContext } from '../MfmContext';
import styles from './nodes.module.css';
import type { NodeProps } from './props';

export function Center({ children }: NodeProps<'center'>) {
  const { nowrap } = useMfmContext();
  return nowrap ? children : <div className={styles.center}>{children}</div>;
}
