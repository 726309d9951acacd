import type { IncomingHttpHeaders } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '~/lib/clock';
import { carriedPath, MEDIA_PATHS, type Upstream } from '~/lib/upstream';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import type { GatewayPictures } from './GatewayPictures';
import { KeyedPosts } from './KeyedPosts';
import { keyedPostHandler } from './keyedPostRoute';
import { pictureHandler, registerMediaProxy } from './pictureRoutes';
import { headersForUpstream, headersFromUpstream, knowsKeys } from './upstreamHeaders';
import type { UpstreamDescription } from './UpstreamDescription';
import { upstreamSilent } from './upstreamSilent';

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

/** The server that answers, and what is kept of it. */
export interface UpstreamOptions {
  readonly origin: string;
  readonly pictures: GatewayPictures;
  readonly description: UpstreamDescription;
}

/** Forwards the API, media and streaming to another server. */
export async function registerUpstream(app: FastifyInstance, { origin, pictures, description }: UpstreamOptions): Promise<void> {
  const { default: httpProxy } = await import('@fastify/http-proxy');
  refuseOtherUpgrades(app);
  const posts = new KeyedPosts({ origin, clock: systemClock });
  const forward = async (prefix: string, preHandler?: FastifyHttpProxyOptions['preHandler']) => {
    const further = prefix === '/api' ? knowsKeys : {};
    const options = optionsFor({ origin, prefix, description, further });
    await app.register(httpProxy, preHandler ? { ...options, preHandler } : options);
  };
  await forward('/api', keyedPostHandler(posts, origin));
  await forward('/url');
  for (const prefix of MEDIA_PATHS) await forward(prefix, pictureHandler(pictures, origin));
  registerMediaProxy(app, pictures, origin, description);
  // The types do not know `rewriteRequestHeaders`, without which the cookies of this origin are sent.
  // Feeds belong to the server, whose address is the one that readers keep.
  app.get<{ Params: { feed: string } }>(String.raw`/:feed(^@\w+\.(?:atom|rss|json)$)`, (request, reply) =>
    reply.redirect(`${description.known.media.origins[0]}/${request.params.feed}`),
  );
  const wsClientOptions = { origin, handshakeTimeout: HANDSHAKE_MS, rewriteRequestHeaders: () => ({}) };
  await app.register(httpProxy, {
    ...optionsFor({ origin, prefix: STREAMING, description }),
    websocket: true,
    wsUpstream: origin.replace(/^http/, 'ws'),
    wsClientOptions,
  });
}

interface Forwarding extends Pick<UpstreamOptions, 'origin' | 'description'> {
  readonly prefix: string;
  /** Headers that are added to the answers. */
  readonly further?: IncomingHttpHeaders;
}

/** Options for forwarding everything below a path. */
function optionsFor({ origin, prefix, description, further = {} }: Forwarding): FastifyHttpProxyOptions {
  return {
    upstream: origin,
    prefix,
    rewritePrefix: prefix,
    // The proxy accepts any certificate unless it is told otherwise.
    undici: { connect: { rejectUnauthorized: true }, headersTimeout: ANSWER_MS },
    replyOptions: {
      rewriteRequestHeaders: (_request, headers) => headersForUpstream(headers, origin),
      rewriteHeaders: (headers) => ({ ...headersFromUpstream(here(headers, description.known.media)), ...further }),
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

/** Leads redirects to media to this origin, as the client does with their addresses. */
function here(headers: IncomingHttpHeaders, media: Upstream): IncomingHttpHeaders {
  const path = headers.location === undefined ? null : carriedPath(headers.location, media);
  return path === null ? headers : { ...headers, location: path };
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
