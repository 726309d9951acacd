import { safeHttpUrl } from './safeHttpUrl';

/** Attributes of a link that leaves the product. */
export interface ExternalLinkProps {
  readonly href: string;
  readonly target: '_blank';
  readonly rel: 'nofollow noopener';
}

/** Attributes for a link to an address that comes from elsewhere; null when it is not http(s). */
export function externalLinkProps(address: string | null | undefined): ExternalLinkProps | null {
  const href = safeHttpUrl(address);
  return href === null ? null : { href, target: '_blank', rel: 'nofollow noopener' };
}
