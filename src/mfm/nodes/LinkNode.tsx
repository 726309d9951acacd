import { observer } from 'mobx-react-lite';
import { hostText } from '../hostText';
import { isMisleading } from '../isMisleading';
import { MfmAnchor } from '../MfmAnchor';
import { MfmContext, useMfmContext } from '../MfmContext';
import { useLinkTarget } from '../useLinkTarget';
import styles from './nodes.module.css';
import type { NodeProps } from './props';

/** A link with its own text. When the text could pass for the address of another host, the real host stands beside it. */
export const LinkNode = observer(function LinkNode({ node, children }: NodeProps<'link'>) {
  const target = useLinkTarget(node.props.url);
  const outer = useMfmContext();
  if (target.kind === 'invalid') return children;
  return (
    <MfmAnchor target={target}>
      {/* A button inside a link would do both at once. */}
      <MfmContext value={{ ...outer, onEmoji: undefined }}>{children}</MfmContext>
      {isMisleading(node.children, target.url.hostname) && (
        <span className={styles.trueHost} dir="ltr">
          {' ('}
          {hostText(target.url.host)}
          {')'}
        </span>
      )}
    </MfmAnchor>
  );
});
