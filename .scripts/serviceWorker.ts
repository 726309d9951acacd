import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import type { ShellFiles } from '../src/app/worker/shellFiles.ts';
import { buildTargets } from './browsers.ts';
import { shellFiles } from './shellFiles.ts';

const root = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Where browsers ask for the worker: at the top, so that it may serve every page. */
const FILE = 'sw.js';

/**
 * The service worker as one file: a worker cannot load the parts that pages share.
 * @param shell what it keeps, so that the product opens without a network; null for nothing
 */
async function bundled(shell: ShellFiles | null): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __WISTERIA_SHELL__: JSON.stringify(shell), 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: [{ find: '~', replacement: root('src') }] },
    build: {
      write: false,
      target: buildTargets(),
      modulePreload: false,
      rolldownOptions: { input: root('src/app/serviceWorker.ts'), output: { format: 'iife' } },
    },
  });
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = output.flatMap((one) => (one.type === 'chunk' ? [one.code] : []));
  const [code] = chunks;
  if (code === undefined || chunks.length > 1) throw new Error(`the service worker has ${chunks.length} files instead of one`);
  return code;
}

/** Builds the service worker to `/sw.js`, the same for development and release. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    // The page, the styles and the texts are in the bundle only after the other plugins.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { consumer, publicDir } = this.environment.config;
        if (consumer !== 'client') return;
        this.emitFile({ type: 'asset', fileName: FILE, source: await bundled(await shellFiles(this, bundle, publicDir)) });
      },
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response) => {
        void bundled(null).then(
          (code) => response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(code),
          (error: unknown) => response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error)),
        );
      });
    },
  };
}
