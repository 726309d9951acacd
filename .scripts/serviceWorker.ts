import type { Plugin } from 'vite';
import type { ShellFiles } from '../src/app/worker/shellFiles.ts';
import { bundleAlone } from './bundleAlone.ts';
import { shellFiles } from './shellFiles.ts';

/** Where browsers ask for the worker: at the top, so that it may serve every page. */
const FILE = 'sw.js';

/**
 * The service worker as one file: a worker cannot load the parts that pages share.
 * @param shell what it keeps, so that the product opens without a network; null for nothing
 */
const bundled = (base: string, shell: ShellFiles | null): Promise<string> =>
  bundleAlone('src/app/serviceWorker.ts', base, { __WISTERIA_SHELL__: JSON.stringify(shell) });

/** Builds the service worker to `/sw.js`, the same for development and release. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    // The page, the styles and the texts are in the bundle only after the other plugins.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { base, consumer, publicDir } = this.environment.config;
        if (consumer !== 'client') return;
        this.emitFile({ type: 'asset', fileName: FILE, source: await bundled(base, await shellFiles(this, bundle, publicDir, base)) });
      },
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response) => {
        void bundled(server.config.base, null).then(
          (code) => response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(code),
          (error: unknown) => response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error)),
        );
      });
    },
  };
}
