import { laterMarkup } from '../laterMarkup';
import { useMfmSurroundings } from '../MfmContext';
import styles from './nodes.module.css';
import type { NodeProps } from './props';

/** Code in one colour. */
export function PlainCode({ node }: NodeProps<'blockCode'>) {
  const { nowrap } = useMfmSurroundings();
  const { code } = node.props;
  if (nowrap) return <code className={styles.inlineCode}>{code}</code>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <pre className={styles.blockCode} dir="ltr" tabIndex={0}>
      <code>{code}</code>
    </pre>
  );
}

/** Code; what colours and copies it comes later. */
export const BlockCode = laterMarkup(({ CodeBlock }) => CodeBlock, PlainCode);
