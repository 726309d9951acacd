import { useMfmSurroundings } from '../MfmContext';
import styles from './nodes.module.css';
import type { NodeProps } from './props';

/** The formula as it was written. */
export function MathBlock({ node }: NodeProps<'mathBlock'>) {
  const { nowrap } = useMfmSurroundings();
  const formula = <code className={styles.inlineCode}>{node.props.formula}</code>;
  return nowrap ? formula : <div className={styles.mathBlock}>{formula}</div>;
}
