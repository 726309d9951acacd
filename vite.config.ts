import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { appManifests } from './.scripts/appManifest.ts';
import { basePath } from './.scripts/basePath.ts';
import { buildTargets } from './.scripts/browsers.ts';
import { catalogs } from './.scripts/catalogs.ts';
import { askedForWith, chunkGroups, preloadStartFiles } from './.scripts/chunks.ts';
import { generated } from './.scripts/generate/plugin.ts';
import { inlinePolicy } from './.scripts/inlinePolicy.ts';
import { serviceWorker } from './.scripts/serviceWorker.ts';
import { staticHost } from './.scripts/staticHost.ts';
import { MEDIA_PATHS } from './src/lib/upstream.ts';

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The embedded instance that `npm run dev` starts; the dev server forwards everything that is not client code to it. */
const instance = process.env.WISTERIA_INSTANCE ?? 'http://127.0.0.1:3000';
const served = ['/api', ...MEDIA_PATHS, '/url'];

/** One test project for each kind of test; browser and end-to-end tests run under Playwright (e2e/playwright.config.ts). */
const project = (name: string, environment: 'node' | 'happy-dom', include: string, setupFiles: string[] = []) => ({
  extends: true as const,
  test: {
    name,
    environment,
    include: [include],
    setupFiles,
    testTimeout: 60_000,
    // Starting afresh for each file took most of the time. Only imported modules stay behind, and the document, which the setup of
    // component tests cleans.
    isolate: false,
    ...(environment === 'node' ? {} : { pool: 'threads' as const }),
    // Aliases apply to the package's imports only if the package is processed.
    server: { deps: { inline: ['react-mosaic-component'] } },
  },
});

/** The order of src/theme/css/layers.css. */
const LAYER_ORDER = '@layer reset, tokens, base, ui, feature, user;';

/**
 * Sheets of lazy chunks arrive in any order, and the first one that names a layer places it. So each starts with the whole order.
 */
const layerOrder = (): Plugin => ({
  name: 'layer-order',
  enforce: 'pre',
  // While one develops, each module brings its own sheet.
  transform: {
    filter: { id: /\.css$/ },
    handler(code) {
      return this.environment.mode === 'dev' ? `${LAYER_ORDER}${code}` : null;
    },
  },
  generateBundle(_options, bundle) {
    for (const asset of Object.values(bundle)) {
      if (asset.type === 'asset' && asset.fileName.endsWith('.css')) asset.source = `${LAYER_ORDER}${String(asset.source)}`;
    }
  },
});

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    generated(),
    basePath(),
    catalogs(),
    react(),
    layerOrder(),
    inlinePolicy(),
    preloadStartFiles(),
    appManifests(),
    serviceWorker(),
    staticHost(),
  ],
  resolve: {
    alias: [
      { find: '~', replacement: root('./src') },
      // The deck drags by itself (docs/decisions/0013).
      { find: /^(react-dnd|react-dnd-multi-backend|rdndmb-html5-to-touch)$/, replacement: root('./src/workspace/deck/withoutDragging.ts') },
    ],
  },
  // Workers load the grammars and themes of code when a note uses them.
  worker: { format: 'es' },
  define: { __WISTERIA_VERSION__: JSON.stringify(process.env.npm_package_version ?? '2024.2.0-wisteria') },
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', ssr: 'server/main.ts', rolldownOptions: { output: { entryFileNames: 'main.js' } } }
    : {
        outDir: 'dist/client',
        // For styles too.
        target: buildTargets(),
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false, resolveDependencies: askedForWith },
        // How long plugins take depends on what else the machine does.
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } }, checks: { pluginTimings: false } },
      },
  test: {
    // All cores: by default one is left to the main process, which has little to do.
    maxWorkers: '100%',
    projects: [
      project('unit', 'node', 'tests/unit/**/*.test.ts'),
      project('contract', 'node', 'tests/contract/**/*.test.ts'),
      project('arch', 'node', 'tests/arch/**/*.test.ts'),
      project('component', 'happy-dom', 'tests/component/**/*.test.tsx', ['tests/component/setup.ts']),
    ],
  },
  server: {
    proxy: {
      ...Object.fromEntries(served.map((path) => [`^${path}(/|\\?|$)`, { target: instance, changeOrigin: false }])),
      '/streaming': { target: instance, ws: true },
    },
  },
}));
