import type { ReactNode } from 'react';
import { externalLinkProps } from '~/lib/externalLink';
import buttonStyles from './Button.module.css';
import { Icon } from './Icon';

interface ExternalLinkProps {
  href: string | null | undefined;
  className?: string;
  children: ReactNode;
}

/** A link to another site that opens in a new tab; plain text if its address is not http(s). */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const link = externalLinkProps(href);
  if (!link) return <span className={className}>{children}</span>;
  return (
    <a {...link} className={className}>
      {children} <Icon name="externalLink" size="0.9em" />
    </a>
  );
}

/** An {@link ExternalLink} that looks like a button, for the next step. */
export function ExternalButton({ href, children }: Omit<ExternalLinkProps, 'className'>) {
  return (
    <ExternalLink href={href} className={buttonStyles.button}>
      <span className={buttonStyles.label}>{children}</span>
    </ExternalLink>
  );
}
