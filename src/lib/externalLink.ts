import { safeHttpUrl } from './safeHttpUrl';

/** Attributes of a link that leaves the product and tells nothing of it (docs/spec/previews.md UP8). */
export interface ExternalLinkProps {
  readonly href: string;
  readonly target: '_blank';
  readonly rel: 'nofollow noopener noreferrer';
}

/** Attributes for a link to an address that comes from elsewhere; null when it is not http(s). */
export function externalLinkProps(address: string | null | undefined): ExternalLinkProps | null {
  const href = safeHttpUrl(address);
  return href === null ? null : { href, target: '_blank', rel: 'nofollow noopener noreferrer' };
}
