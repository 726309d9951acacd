import { safeHttpUrl } from './safeHttpUrl';

/** Attributes of a link that leaves the client without sending a referrer (UP8 in docs/spec/previews.md). */
export interface ExternalLinkProps {
  readonly href: string;
  readonly target: '_blank';
  readonly rel: 'nofollow noopener noreferrer';
}

/** Attributes for a link to a remote address; null when it is not http(s). */
export function externalLinkProps(address: string | null | undefined): ExternalLinkProps | null {
  const href = safeHttpUrl(address);
  return href === null ? null : { href, target: '_blank', rel: 'nofollow noopener noreferrer' };
}
