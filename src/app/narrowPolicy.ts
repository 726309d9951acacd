import { productPath } from '~/lib/basePath';
import type { LocalStore } from '~/storage/LocalStore';
import { KNOWN_ORIGINS } from '~/stores/session/knownOrigins';
import { readAccount, readJson } from './storedBefore';

type Reading = Pick<LocalStore, 'get'>;

/** The names of the pages on which people choose a server, which may be any. */
const CHOOSING = ['sign-in', 'signed-in'];

const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/;

/** The sources that calls may go to: the server of the page, and those of the stored accounts, or the one that a visitor has chosen. Captchas are of the page's server. */
function connections({ host }: Pick<Location, 'host'>, local: Reading, captchas: string | undefined): string {
  const known = [readJson<unknown[]>(local, KNOWN_ORIGINS), readAccount(local).origin].flat();
  const origins = new Set(known.filter((one) => typeof one === 'string' && ORIGIN.test(one)) as string[]);
  const others = [...origins].map((origin) => `${origin} ${origin.replace('http', 'ws')}`);
  return [`connect-src 'self' ws://${host} wss://${host}`, ...(captchas ? [captchas] : []), ...others].join(' ');
}

/**
 * Lets the page reach its own server and those of the stored accounts, and no others: the policy of its answer cannot know them. Policies
 * only ever take away, so nothing that runs later can undo this. A page that got no nonce from a server makes one.
 */
export function narrowPolicy(page: Document, location: Pick<Location, 'host' | 'pathname'>, local: Reading): void {
  const tag = page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  const needsNonce = tag?.nonce === '';
  if (needsNonce) tag.nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const policy = page.createElement('meta');
  policy.httpEquiv = 'content-security-policy';
  const isNarrow = !CHOOSING.includes(productPath(location.pathname).slice(1));
  if (isNarrow) policy.dataset['narrow'] = '';
  policy.content = [
    ...(isNarrow ? [connections(location, local, tag?.dataset['connect'])] : []),
    ...(needsNonce ? [`style-src 'self' 'nonce-${tag.nonce}'`] : []),
  ].join('; ');
  if (policy.content !== '') page.head.append(policy);
}
