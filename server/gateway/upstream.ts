import type { IncomingHttpHeaders } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '~/lib/clock';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { KeyedPosts } from './KeyedPosts';
import { keyedPostHandler } from './keyedPostRoute';
import { headersForUpstream, headersFromUpstream, knowsKeys } from './upstreamHeaders';
import { upstreamSilent } from './upstreamSilent';

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

/** How long the upstream may take to accept a live connection, and to begin an answer; ms. */
const HANDSHAKE_MS = 10_000;
const ANSWER_MS = 60_000;

/**
 * The origin of an upstream address.
 * @throws {Error} when it is not an http(s) address.
 */
export function upstreamOrigin(address: string): string {
  const url = safeHttpUrl(address);
  if (url === null) throw new Error(`--upstream wants an address such as https://example.com, not "${address}".`);
  return new URL(url).origin;
}

/** Forwards the API, media and streaming to another server. */
export async function registerUpstream(app: FastifyInstance, origin: string): Promise<void> {
  const { default: httpProxy } = await import('@fastify/http-proxy');
  refuseOtherUpgrades(app);
  const posts = new KeyedPosts({ origin, clock: systemClock });
  for (const prefix of FORWARDED) {
    const isApi = prefix === '/api';
    await app.register(httpProxy, {
      ...optionsFor(origin, prefix, isApi ? knowsKeys : {}),
      ...(isApi && { preHandler: keyedPostHandler(posts, origin) }),
    });
  }
  // The types do not know `rewriteRequestHeaders`, without which the cookies of this origin are sent.
  // Feeds belong to the server, whose address is the one that readers keep.
  app.get<{ Params: { feed: string } }>(String.raw`/:feed(^@\w+\.(?:atom|rss|json)$)`, (request, reply) =>
    reply.redirect(`${origin}/${request.params.feed}`),
  );
  const wsClientOptions = { origin, handshakeTimeout: HANDSHAKE_MS, rewriteRequestHeaders: () => ({}) };
  await app.register(httpProxy, {
    ...optionsFor(origin, STREAMING),
    websocket: true,
    wsUpstream: origin.replace(/^http/, 'ws'),
    wsClientOptions,
  });
}

/** Options for forwarding everything below a path. */
function optionsFor(origin: string, prefix: string, further: IncomingHttpHeaders = {}): FastifyHttpProxyOptions {
  return {
    upstream: origin,
    prefix,
    rewritePrefix: prefix,
    // The proxy accepts any certificate unless it is told otherwise.
    undici: { connect: { rejectUnauthorized: true }, headersTimeout: ANSWER_MS },
    replyOptions: {
      rewriteRequestHeaders: (_request, headers) => headersForUpstream(headers, origin),
      rewriteHeaders: (headers) => ({ ...headersFromUpstream(headers), ...further }),
      onError(reply, { error }) {
        const { status, type, body } = upstreamSilent('statusCode' in error && error.statusCode === 504);
        void reply
          .code(status)
          .headers(headersFromUpstream({ 'content-type': type }))
          .send(body);
      },
    },
  };
}

/** Answers upgrades of paths without live connections. Otherwise their connections would stay open. */
function refuseOtherUpgrades(app: FastifyInstance): void {
  app.server.on('upgrade', (request, socket: Duplex) => {
    const path = request.url?.split('?')[0] ?? '';
    if (path === STREAMING || path.startsWith(`${STREAMING}/`)) return;
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    socket.once('finish', () => socket.destroy());
  });
}
