import { useMfmContext } from '../MfmContext';
import styles from './nodes.module.css';
import type { NodeProps } from './props';

export function Quote({ children }: NodeProps<'quote'>) {
  const { nowrap } = useMfmContext();
  return nowrap ? <q className={styles.inlineQuote}>{children}</q> : <blockquote className={styles.quote}>{children}</blockquote>;
}
