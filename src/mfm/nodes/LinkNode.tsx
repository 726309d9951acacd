import { observer } from 'mobx-react-lite';
import { toString } from 'mfm-js';
import { hostText } from '../hostText';
import { MfmAnchor } from '../MfmAnchor';
import { pretendedHost } from '../pretendedHost';
import { useLinkTarget } from '../useLinkTarget';
import styles from './nodes.module.css';
import type { NodeProps } from './props';

/** A link with its own text. Text that reads like the address of another host gets the true host beside it. */
export const LinkNode = observer(function LinkNode({ node, children }: NodeProps<'link'>) {
  const target = useLinkTarget(node.props.url);
  if (target.kind === 'invalid') return children;
  const pretended = pretendedHost(toString(node.children));
  const isHonest = pretended === null || pretended === target.url.hostname;
  return (
    <MfmAnchor target={target}>
      {children}
      {!isHonest && <span className={styles.trueHost}> ({hostText(target.url.host)})</span>}
    </MfmAnchor>
  );
});
