import { join } from 'node:path';
import type { PartContext } from '../core/Instance';
import { registerFileRoutes } from './fileRoutes';
import { ImageCache } from './ImageCache';
import { registerLinkPreview } from './linkPreview';
import { registerPictureRoutes } from './pictureRoutes';
import { registerProxyRoutes } from './proxyRoutes';

/** Registers everything that is not the API but bytes: files, proxy, emoji, avatars, sounds, link previews. */
export function registerMedia({ app, server }: PartContext): void {
  const cache = new ImageCache(join(server.config.filesDir, 'cache'));
  registerFileRoutes(app, server);
  registerProxyRoutes(app, server, cache);
  registerPictureRoutes(app, server, cache);
  registerLinkPreview(app, server);
}
