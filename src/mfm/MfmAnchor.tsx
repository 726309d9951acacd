import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import type { ReactNode } from 'react';
import { externalLinkProps } from '~/lib/externalLink';
import { Link } from '~/router/Link';
import type { LinkTarget } from './linkTarget';
import styles from './nodes/nodes.module.css';

interface MfmAnchorProps {
  target: Exclude<LinkTarget, { kind: 'invalid' }>;
  children: ReactNode;
}

/** A link in a text: inside the product in its pane, elsewhere in a new tab. */
export function MfmAnchor({ target, children }: MfmAnchorProps) {
  if (target.kind === 'internal') {
    return (
      <Link to={target.to} className={styles.link}>
        {children}
      </Link>
    );
  }
  return (
    <a {...externalLinkProps(target.href)} className={styles.link} title={target.href}>
      {children}
      <IconExternalLink className={styles.externalMark} size="0.9em" aria-hidden />
    </a>
  );
}
