import type { Plugin } from 'vite';
import { generate, generateIcons } from './index.mjs';

/** The files that others are derived from. */
const SOURCES = /\/(?:pages|widgets|windows|locales)\/.*(?:manifest\.ts|settings\.ts|\.json)$|\/src\/stores\/settings\/rows\//;

/** The files that name icons. */
const CODE = /\/(?:src\/(?!generated\/)|pages\/|widgets\/|windows\/).*\.tsx?$/;

/** Keeps `src/generated` up to date: at the start of a build, a test run or the dev server, and while the dev server runs. */
export function generated(): Plugin {
  return {
    name: 'generated',
    config: generate,
    configureServer(server) {
      const update = (path: string) => {
        const write = SOURCES.test(path) ? generate : CODE.test(path) ? generateIcons : null;
        write?.().then(
          // Texts are not modules, so the page has to load them again.
          () => path.endsWith('.json') && server.ws.send({ type: 'full-reload' }),
          (error: unknown) => server.config.logger.error(String(error)),
        );
      };
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, update);
    },
  };
}
