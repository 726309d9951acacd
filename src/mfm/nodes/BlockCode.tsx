import { lazyMarkup } from '../lazyMarkup';
import { useMfmContext } from '../MfmContext';
import styles from './nodes.module.css';
import type { NodeProps } from './props';

/** Code in one color. */
export function PlainCode({ node }: NodeProps<'blockCode'>) {
  const { nowrap } = useMfmContext();
  const { code } = node.props;
  if (nowrap) return <code className={styles.inlineCode}>{code}</code>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable by keyboard
    <pre className={styles.blockCode} dir="ltr" tabIndex={0}>
      <code>{code}</code>
    </pre>
  );
}

/** A code block. Highlighting and the copy button load later. */
export const BlockCode = lazyMarkup(({ CodeBlock }) => CodeBlock, PlainCode);
