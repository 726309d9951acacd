import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Server } from '../core/Server';
import { registerFileRoutes } from './fileRoutes';
import { ImageCache } from './ImageCache';
import { registerLinkPreview } from './linkPreview';
import { registerPictureRoutes } from './pictureRoutes';
import { registerProxyRoutes } from './proxyRoutes';

/** Registers everything beside the API that a note shows: files, proxied pictures, emoji, avatars, sounds, link previews. */
export async function registerMedia(app: FastifyInstance, server: Server): Promise<void> {
  // Gives replies `sendFile`, and serves nothing by itself.
  await app.register(fastifyStatic, { serve: false, root: resolve(server.config.filesDir), cacheControl: false, contentType: false });
  const cache = new ImageCache(join(server.config.filesDir, 'cache'), server.clock);
  registerFileRoutes(app, server);
  registerProxyRoutes(app, server, cache);
  registerPictureRoutes(app, server, cache);
  registerLinkPreview(app, server);
}
