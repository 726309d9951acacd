import { observer } from 'mobx-react-lite';
import { hostText } from '../hostText';
import { isMisleading } from '../isMisleading';
import { MfmAnchor } from '../MfmAnchor';
import { MfmContext, useMfmSurroundings } from '../MfmContext';
import { useLinkTarget } from '../useLinkTarget';
import styles from './nodes.module.css';
import type { NodeProps } from './props';

/** A link with its own text. Text that could be taken for the address of another host gets the true host beside it. */
export const LinkNode = observer(function LinkNode({ node, children }: NodeProps<'link'>) {
  const target = useLinkTarget(node.props.url);
  const surroundings = useMfmSurroundings();
  if (target.kind === 'invalid') return children;
  return (
    <MfmAnchor target={target}>
      {/* A button in a link would do both at once. */}
      <MfmContext value={{ ...surroundings, onEmoji: undefined }}>{children}</MfmContext>
      {isMisleading(node.children, target.url.hostname) && (
        <span className={styles.trueHost} dir="ltr">
          {` (${hostText(target.url.host)})`}
        </span>
      )}
    </MfmAnchor>
  );
});
