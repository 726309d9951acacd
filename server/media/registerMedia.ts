import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { PartContext } from '../core/Instance';
import { registerFileRoutes } from './fileRoutes';
import { ImageCache } from './ImageCache';
import { registerLinkPreview } from './linkPreview';
import { registerPictureRoutes } from './pictureRoutes';
import { registerProxyRoutes } from './proxyRoutes';

/** Registers everything that is not the API but bytes: files, proxy, emoji, avatars, sounds, link previews. */
export async function registerMedia({ app, server }: PartContext): Promise<void> {
  // Gives replies `sendFile`, and serves nothing by itself.
  await app.register(fastifyStatic, { serve: false, root: resolve(server.config.filesDir), cacheControl: false, contentType: false });
  const cache = new ImageCache(join(server.config.filesDir, 'cache'));
  registerFileRoutes(app, server);
  registerProxyRoutes(app, server, cache);
  registerPictureRoutes(app, server, cache);
  registerLinkPreview(app, server);
}
