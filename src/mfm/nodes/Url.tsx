import { observer } from 'mobx-react-lite';
import { MfmAnchor } from '../MfmAnchor';
import { useLinkTarget } from '../useLinkTarget';
import type { NodeProps } from './props';
import { hostText } from '../hostText';
import { readable, type LinkTarget } from '../linkTarget';
import styles from './nodes.module.css';

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

/** An address in readable form: the host stands out and the rest is decoded. Addresses of this server show only the path. */
function UrlText({ target }: { target: Exclude<LinkTarget, { kind: 'invalid' }> }) {
  const { url, kind } = target;
  const rest = `${readable(url.search)}${readable(url.hash)}`;
  if (kind === 'internal') {
    return (
      <>
        {url.pathname === '/' ? hostText(url.host) : readable(url.pathname)}
        {rest}
      </>
    );
  }
  return (
    <>
      <span className={styles.urlDim}>{`${url.protocol}//`}</span>
      <span className={styles.urlHost}>{hostText(url.hostname)}</span>
      {url.port !== '' && `:${url.port}`}
      {url.pathname !== '/' && readable(url.pathname)}
      {rest}
    </>
  );
}
