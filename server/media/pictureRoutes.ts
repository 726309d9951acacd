import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { projectRoot } from '../lib/projectRoot';
import type { Server } from '../core/Server';
import { avatarAddress } from './avatars';
import { emojiSource } from './findMedia';
import { identiconSvg } from './identicon';
import type { ImageCache } from './ImageCache';
import { IMMUTABLE, ONE_DAY, safeMediaHeaders } from './mediaHeaders';
import { transformImage } from './transformImage';
import { unicodeEmojiPath } from './unicodeEmoji';

type Flags = Readonly<Record<string, string | undefined>>;

/** Pictures with short addresses of their own: emoji, avatars, drawn avatars. Also the built-in sounds. */
export function registerPictureRoutes(app: FastifyInstance, server: Server, cache: ImageCache): void {
  app.get<{ Params: { file: string }; Querystring: Flags }>('/emoji/:file', async (request, reply) => {
    const source = emojiSource(server, request.params.file);
    reply.header('content-security-policy', safeMediaHeaders['content-security-policy']);
    if (source === null) return reply.code(404).header('cache-control', 'no-cache').send();
    const flags = ['static', 'badge'].filter((name) => request.query[name] !== undefined).map((name) => `&${name}=1`);
    const target = `${server.origin}/proxy/emoji.webp?url=${encodeURIComponent(source)}&emoji=1${flags.join('')}`;
    return reply.header('cache-control', ONE_DAY).redirect(target, 302);
  });

  app.get<{ Params: { acct: string } }>('/avatar/:acct', async (request, reply) => {
    const address = avatarAddress(server, request.params.acct);
    if (address === null) return reply.code(404).header('cache-control', 'no-cache').send();
    return reply.header('cache-control', ONE_DAY).redirect(address, 302);
  });

  app.get<{ Params: { seed: string } }>('/identicon/:seed', async (request, reply) => {
    const svg = identiconSvg(request.params.seed);
    const image = await cache.getDrawn(svg, () => transformImage(server.pictures.pixels, Buffer.from(svg), 'avatar', false));
    return reply.headers({ ...safeMediaHeaders, 'cache-control': IMMUTABLE, 'content-type': image.type }).send(image.data);
  });

  registerUnicodeEmoji(app);

  app.get<{ Params: { '*': string } }>('/client-assets/*', async (request, reply) => {
    const path = request.params['*'];
    if (!/^sounds\/[\w-]+\/[\w-]+\.mp3$/.test(path)) return reply.code(404).send();
    const data = await readFile(join(projectRoot(), 'public', 'client-assets', path)).catch(() => null);
    if (!data) return reply.code(404).header('cache-control', 'no-cache').send();
    return reply.headers({ 'cache-control': ONE_DAY, 'content-type': 'audio/mpeg' }).send(data);
  });
}

function registerUnicodeEmoji(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/twemoji/:file', async (request, reply) => {
    const path = unicodeEmojiPath('twemoji', request.params.file);
    if (path === null) return reply.code(404).header('cache-control', 'no-cache').send();
    return reply.headers({ ...safeMediaHeaders, 'cache-control': IMMUTABLE, 'content-type': 'image/svg+xml' }).send(await readFile(path));
  });
  app.get<{ Params: { file: string } }>('/fluent-emoji/:file', async (request, reply) => {
    const { file } = request.params;
    const path = unicodeEmojiPath('fluent-emoji', file);
    // The set lacks flags and some others; the other set has them.
    if (path === null) {
      const vector = file.replace(/\.png$/, '.svg').replaceAll(/(^|-)0+(?=[0-9a-f])/g, '$1');
      if (unicodeEmojiPath('twemoji', vector) === null) return reply.code(404).header('cache-control', 'no-cache').send();
      return reply.header('cache-control', IMMUTABLE).redirect(`/twemoji/${vector}`, 302);
    }
    return reply.headers({ ...safeMediaHeaders, 'cache-control': IMMUTABLE, 'content-type': 'image/png' }).send(await readFile(path));
  });
}
