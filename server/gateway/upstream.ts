import type { FastifyInstance } from 'fastify';
import { safeHttpUrl } from '~/lib/safeHttpUrl';

/** Paths that the server answers. Everything else is the client. */
const FORWARDED = [
  '/api',
  '/files',
  '/proxy',
  '/emoji',
  '/avatar',
  '/identicon',
  '/url',
  '/twemoji',
  '/twemoji-badge',
  '/fluent-emoji',
  '/client-assets',
] as const;
const STREAMING = '/streaming';

/** Headers that belong to this origin and must not leak to the upstream. */
const WITHHELD = ['cookie', 'origin', 'referer', 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * The origin of an upstream address.
 * @throws {Error} when it is not an http(s) address.
 */
export function upstreamOrigin(address: string): string {
  const url = safeHttpUrl(address);
  if (url === null) throw new Error(`--upstream wants an address such as https://example.com, not "${address}".`);
  return new URL(url).origin;
}

/**
 * The headers of a forwarded call. They look as if the page came from the upstream, because its sign-in accepts only
 * that.
 */
export function forwardedHeaders(headers: Readonly<Record<string, unknown>>, origin: string): Record<string, unknown> {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !WITHHELD.includes(name)));
  return { ...kept, host: new URL(origin).host, origin };
}

/** Forwards the API, media and streaming to another server, unchanged. */
export async function registerUpstream(app: FastifyInstance, origin: string): Promise<void> {
  const { default: httpProxy } = await import('@fastify/http-proxy');
  for (const prefix of FORWARDED) {
    await app.register(httpProxy, {
      upstream: origin,
      prefix,
      rewritePrefix: prefix,
      replyOptions: { rewriteRequestHeaders: (_request, headers) => forwardedHeaders(headers, origin) as typeof headers },
    });
  }
  await app.register(httpProxy, {
    upstream: origin,
    prefix: STREAMING,
    rewritePrefix: STREAMING,
    websocket: true,
    wsUpstream: origin.replace(/^http/, 'ws'),
    wsClientOptions: { origin },
  });
}
