import { safeHttpUrl } from '~/lib/safeHttpUrl';

/** Why a text names no server that this page could call. */
export type InputProblem = 'empty' | 'notAnAddress' | 'local';

/** The server that a text names, as the origin at which it is asked, or why it names none. */
export type ServerInput = { readonly ok: true; readonly origin: string } | { readonly ok: false; readonly problem: InputProblem };

/** `@me@host`, `me@host` or `acct:me@host`. Names of accounts have no slash, so an address is none. */
const ACCOUNT = /^(?:acct:)?@?[^@/\s]+@([^@/\s]+)$/i;

/** A scheme before an address. `host:3000` has none. */
const SCHEME = /^[a-z][\w+.-]*:(?!\d)/i;

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Numeric addresses and names of a home network. */
const PRIVATE = /^(?:\[.*\]|\d{1,3}(?:\.\d{1,3}){3}|.+\.(?:local|internal|home\.arpa|lan))$/;

/**
 * Reads the server from what somebody types: its host, the full name of an account on it, or the address of any of its pages. Servers are
 * asked over TLS. Only a page that came without it, as on the own machine, may ask others like itself.
 * @param pageOrigin the origin of the page
 */
export function serverOfInput(typed: string, pageOrigin: string): ServerInput {
  const text = typed.replaceAll(/[\s\u{200b}-\u{200f}\u{2060}\u{feff}]/gu, '');
  if (text === '') return { ok: false, problem: 'empty' };
  const named = ACCOUNT.exec(text)?.[1] ?? text.replace(/^@(?=[^@]+$)/, '');
  const isPagePlain = pageOrigin.startsWith('http:');
  const hasScheme = SCHEME.test(named);
  const address = safeHttpUrl(hasScheme ? named : `https://${named}`);
  if (address === null) return { ok: false, problem: 'notAnAddress' };
  const url = new URL(address);
  const isLoopback = LOOPBACK.test(url.hostname);
  const isLocal = isLoopback || PRIVATE.test(url.hostname);
  if (isLocal && !isPagePlain) return { ok: false, problem: 'local' };
  if (!isLocal && !/[^.]\.[^.]/.test(url.hostname)) return { ok: false, problem: 'notAnAddress' };
  // People type `http://` from habit. Where the page may not, TLS is the same server.
  const isPlain = isPagePlain && (hasScheme ? url.protocol === 'http:' : isLoopback);
  const port = isPlain || url.protocol === 'https:' ? url.port : '';
  const host = url.hostname.replace(/\.$/, '');
  return { ok: true, origin: `${isPlain ? 'http' : 'https'}://${host}${plainPort(port, isPlain)}` };
}

/** The port as an origin writes it. */
const plainPort = (port: string, isPlain: boolean): string => (port === '' || port === (isPlain ? '80' : '443') ? '' : `:${port}`);
