import styles from './nodes.module.css';
import type { NodeProps } from './props';

export function InlineCode({ node }: NodeProps<'inlineCode'>) {
  return <code className={styles.inlineCode}>{node.props.code}</code>;
}
