import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { carriedPath, MEDIA_PROXY_PATH } from '~/lib/upstream';
import type { GatewayPictures, Picture } from './GatewayPictures';
import type { UpstreamDescription } from './UpstreamDescription';
import { headersFromUpstream } from './upstreamHeaders';

/** Headers of a request that ask for a part of a file, or for an answer that is for somebody. */
const PARTICULAR = ['range', 'authorization'] as const;

/**
 * Answers requests for pictures of the upstream before they are forwarded. What is no picture, and what is asked for with a token,
 * goes on. Cookies belong to this origin: the upstream never sees them, so no picture depends on them.
 */
export function pictureHandler(pictures: GatewayPictures, origin: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.method !== 'GET' || isParticular(request)) return;
    const address = addressOf(origin, request.url);
    if (address === null || carriedPath(address.href, { origins: [origin], proxy: null }) === null) return;
    const picture = await pictures.get(address, true);
    if (picture) await send(reply, picture);
  };
}

/**
 * Answers for the media proxy of the upstream, if that has an origin of its own: with pictures and nothing else, and with none of a
 * private address, unless the upstream itself is there.
 */
export function registerMediaProxy(
  app: FastifyInstance,
  pictures: GatewayPictures,
  origin: string,
  description: UpstreamDescription,
): void {
  app.get(`${MEDIA_PROXY_PATH}/*`, async (request, reply) => {
    const { proxy } = (await description.read()).media;
    const address = proxy === null || isParticular(request) ? null : addressOf(proxy, request.url.slice(MEDIA_PROXY_PATH.length));
    // Dots could lead out of the folder of the proxy.
    if (proxy === null || address?.href.startsWith(`${proxy}/`) !== true) return reply.callNotFound();
    const picture = await pictures.get(address, address.hostname === new URL(origin).hostname);
    return picture
      ? send(reply, picture)
      : reply
          .code(404)
          .headers(headersFromUpstream({ 'cache-control': 'no-cache' }))
          .send();
  });
}

const isParticular = ({ headers, query }: FastifyRequest): boolean =>
  PARTICULAR.some((name) => name in headers) || 'i' in (query as Readonly<Record<string, unknown>>);

const addressOf = (base: string, rest: string): URL | null => (URL.canParse(base + rest) ? new URL(base + rest) : null);

function send(reply: FastifyReply, { type, cacheControl, disposition, data }: Picture): FastifyReply {
  const headers = {
    'content-type': type,
    'cache-control': cacheControl,
    ...(disposition !== null && { 'content-disposition': disposition }),
  };
  return reply.headers(headersFromUpstream(headers)).send(data);
}
