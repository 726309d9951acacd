import { observer } from 'mobx-react-lite';
import { MfmAnchor } from '../MfmAnchor';
import { UrlText } from '../UrlText';
import { useLinkTarget } from '../useLinkTarget';
import type { NodeProps } from './props';

/** An address in the text, in readable form. */
export const Url = observer(function Url({ node }: NodeProps<'url'>) {
  const target = useLinkTarget(node.props.url);
  if (target.kind === 'invalid') return node.props.url;
  return (
    <MfmAnchor target={target}>
      <UrlText target={target} />
    </MfmAnchor>
  );
});
