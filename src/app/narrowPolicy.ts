import { productPath } from '~/lib/basePath';
import type { LocalStore } from '~/storage/LocalStore';
import { KNOWN_ORIGINS } from '~/stores/session/knownOrigins';
import { readAccount, readJson } from './storedBefore';

/** The names of the pages on which people choose a server, which may be any. */
const CHOOSING = ['sign-in', 'signed-in'];

const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/;

/**
 * Lets the page reach its own server and those of the stored accounts, and no others: the policy of its answer cannot know them. Policies
 * only ever take away, so nothing that runs later can undo this.
 */
export function narrowPolicy(
  page: Document,
  { host, pathname }: Pick<Location, 'host' | 'pathname'>,
  local: Pick<LocalStore, 'get'>,
): void {
  if (CHOOSING.includes(productPath(pathname).slice(1))) return;
  const known = [readJson<unknown[]>(local, KNOWN_ORIGINS), readAccount(local).origin].flat();
  const origins = new Set(known.filter((one) => typeof one === 'string' && ORIGIN.test(one)) as string[]);
  const { connect } = page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.dataset ?? {};
  const others = [...origins].map((origin) => `${origin} ${origin.replace('http', 'ws')}`);
  const policy = page.createElement('meta');
  policy.httpEquiv = 'content-security-policy';
  policy.content = ["connect-src 'self'", `ws://${host} wss://${host}`, ...(connect ? [connect] : []), ...others].join(' ');
  page.head.append(policy);
}
