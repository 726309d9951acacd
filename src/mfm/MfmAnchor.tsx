import type { ReactNode } from 'react';
import { externalLinkProps } from '~/lib/externalLink';
import { iconPaths } from '~/generated/iconPaths';
import { Link } from '~/router/Link';
import type { LinkTarget } from './linkTarget';
import styles from './nodes/nodes.module.css';

interface MfmAnchorProps {
  target: Exclude<LinkTarget, { kind: 'invalid' }>;
  children: ReactNode;
}

/** A link in a text. Internal links open in the pane, others in a new tab. */
export function MfmAnchor({ target, children }: MfmAnchorProps) {
  if (target.kind === 'internal') {
    return (
      <Link to={target.to} className={styles.link} data-hover-url={target.url.href}>
        {children}
      </Link>
    );
  }
  return (
    <a {...externalLinkProps(target.href)} className={styles.link} title={target.href} data-hover-url={target.href}>
      {children}
      <svg className={styles.externalMark} viewBox="0 0 24 24" aria-hidden>
        <path d={iconPaths.externalLink} />
      </svg>
    </a>
  );
}
