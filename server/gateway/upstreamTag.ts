import { UPSTREAM_TAG, type Upstream } from '~/lib/upstream';
import { escapeMarkup } from '../web/markup';

/** The tag that tells the client which server is behind the gateway, and where its media are. */
export function upstreamTag({ origins, proxy }: Upstream): string {
  const further = proxy === null ? '' : ` data-proxy="${escapeMarkup(proxy)}"`;
  return `<meta name="${UPSTREAM_TAG}" content="${escapeMarkup(origins.join(' '))}"${further} />`;
}
