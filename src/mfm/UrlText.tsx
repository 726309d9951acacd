import { hostText } from './hostText';
import { readable, type LinkTarget } from './linkTarget';
import styles from './nodes/nodes.module.css';

/** An address for reading: the host stands out, the rest is decoded. Of our own addresses only the path is shown. */
export function UrlText({ target }: { target: Exclude<LinkTarget, { kind: 'invalid' }> }) {
  const { url, kind } = target;
  const rest = `${readable(url.search)}${readable(url.hash)}`;
  if (kind === 'internal') return `${url.pathname === '/' ? hostText(url.host) : readable(url.pathname)}${rest}`;
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
