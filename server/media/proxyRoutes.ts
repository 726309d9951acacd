import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Server } from '../core/Server';
import { isBrowserSafe } from '~/lib/browserSafe';
import type { PictureProcesses } from '../pictures/PictureProcesses';
import { findMedia, type FoundMedia } from './findMedia';
import type { ImageCache } from './ImageCache';
import { contentDisposition, IMMUTABLE, safeMediaHeaders } from './mediaHeaders';
import { isConvertible, transformImage, type EncodedImage, type ImagePurpose } from './transformImage';

type Flags = Readonly<Record<string, string | undefined>>;

/** Side of the picture that replaces a missing one, in pixels. */
const FALLBACK_SIDE = 96;
const FALLBACK_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="${FALLBACK_SIDE}" height="${FALLBACK_SIDE}" viewBox="0 0 96 96"><rect width="96" height="96" rx="12" fill="#8a8699"/><path d="M32 36c0-20 32-20 32 0 0 12-16 12-16 24m0 10v6" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/></svg>`;

/**
 * The purpose that the query's flags name. Only their presence counts, not their value. The names are those of real
 * servers.
 */
function purposeOf(flags: Flags, type: string): ImagePurpose | null {
  if (flags.badge !== undefined) return 'badge';
  if (flags.emoji !== undefined) return 'emoji';
  if (flags.avatar !== undefined) return 'avatar';
  if (flags.static !== undefined) return 'static';
  if (flags.preview !== undefined) return 'preview';
  return type === 'image/svg+xml' ? 'vector' : null;
}

/** `GET /proxy/{name}?url=…`: a picture in the size of its purpose, converted once and cached. */
export function registerProxyRoutes(app: FastifyInstance, server: Server, cache: ImageCache): void {
  app.get<{ Querystring: Flags }>('/proxy/*', async (request, reply) => {
    const { url } = request.query;
    if (url === undefined || url === '') return reply.code(400).send();
    reply.headers(safeMediaHeaders);
    const found = findMedia(server, url);
    const sent = found && (await sendMedia(server, found, request.query, cache, reply));
    return sent ?? missing(server, request.query, cache, reply);
  });
}

/** Sends the media, or returns null if it cannot be shown. */
async function sendMedia(
  { pictures }: Server,
  found: FoundMedia,
  flags: Flags,
  cache: ImageCache,
  reply: FastifyReply,
): Promise<FastifyReply | null> {
  const purpose = purposeOf(flags, found.type);
  try {
    if (purpose !== null && isConvertible(found.type)) {
      const animated = flags.static === undefined;
      const key = `${found.key} ${purpose} ${animated}`;
      const make = async (processes: PictureProcesses) => transformImage(processes, await found.read(), purpose, animated);
      return sendImage(
        await (found.isOurs ? cache.getDrawn(key, () => make(pictures.pixels)) : cache.get(key, () => make(pictures.of(found.type)))),
        reply,
      );
    }
    if (!isBrowserSafe(found.type)) return null;
    const data = await found.read();
    return reply
      .headers({ 'cache-control': IMMUTABLE, 'content-type': found.type, 'content-disposition': contentDisposition('inline', 'media') })
      .send(data);
  } catch {
    // Pictures that do not decode and bytes that are missing get the same answer: not found.
    return null;
  }
}

const sendImage = ({ type, data }: EncodedImage, reply: FastifyReply): FastifyReply =>
  reply
    .headers({ 'cache-control': IMMUTABLE, 'content-type': type, 'content-disposition': contentDisposition('inline', 'image') })
    .send(data);

async function missing({ pictures }: Server, flags: Flags, cache: ImageCache, reply: FastifyReply): Promise<FastifyReply> {
  reply.header('cache-control', 'no-cache');
  if (flags.fallback === undefined) return reply.code(404).send();
  const image = await cache.getDrawn('fallback', () => transformImage(pictures.pixels, Buffer.from(FALLBACK_SVG), 'preview', false));
  return reply.header('content-type', image.type).send(image.data);
}
