import styles from './nodes.module.css';
import type { NodeProps } from './props';

/** The formula as it was written. */
export function MathInline({ node }: NodeProps<'mathInline'>) {
  return <code className={styles.inlineCode}>{node.props.formula}</code>;
}
