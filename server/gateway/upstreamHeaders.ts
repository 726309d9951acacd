import type { IncomingHttpHeaders } from 'node:http';
import { ATTEMPT_KEY_HEADER, KEYED_ENDPOINT } from '~/lib/attemptKey';
import { safeMediaHeaders } from '../media/mediaHeaders';

type Headers = Readonly<IncomingHttpHeaders>;

/**
 * Headers that go to the upstream. All others belong to this origin (cookies), could be forged by a page (headers that proxies
 * trust), or concern the connection alone.
 */
const SENT = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'pragma',
  'range',
  'user-agent',
]);

/** Headers that come back. All others could set cookies, or change what browsers do with this origin. */
const RECEIVED = new Set([
  'accept-ranges',
  'age',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'location',
  'retry-after',
  'vary',
]);

/** Types that a browser runs or opens as a document. On this origin they are shown as text. */
const ACTIVE_TYPE = /^\s*(text\/html|application\/xhtml\+xml|(text|application)\/(xml|(x-)?(java|ecma|live)script))\s*(;|$)/i;

const pick = (headers: Headers, names: ReadonlySet<string>): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.has(name)));

/**
 * The headers of a forwarded call. They look as if the page came from the upstream, because its sign-in accepts only
 * that.
 * @param headers of the caller, with names in lower case
 */
export function headersForUpstream(headers: Headers, origin: string): IncomingHttpHeaders {
  const { authorization, ...sent } = pick(headers, SENT);
  // Another scheme is for a proxy in front of this gateway.
  const isToken = typeof authorization === 'string' && /^bearer /i.test(authorization);
  return { ...sent, ...(isToken && { authorization }), host: new URL(origin).host, origin };
}

/** The headers of an answer of the upstream, with a policy that makes it inert when a browser opens it as a document. */
export function headersFromUpstream(headers: Headers): IncomingHttpHeaders {
  const received = pick(headers, RECEIVED);
  const type = received['content-type'];
  return {
    ...received,
    ...(typeof type === 'string' && ACTIVE_TYPE.test(type) && { 'content-type': 'text/plain; charset=utf-8' }),
    ...safeMediaHeaders,
  };
}

/** Says that this gateway knows the keys of attempts. It is in every answer of the API. */
export const knowsKeys: Headers = { [ATTEMPT_KEY_HEADER]: KEYED_ENDPOINT };
