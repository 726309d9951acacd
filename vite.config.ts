import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The embedded instance that `npm run dev` starts; the dev server forwards everything that is not client code to it. */
const instance = process.env.WISTERIA_INSTANCE ?? 'http://127.0.0.1:3000';
const served = ['/api', '/files', '/proxy', '/emoji', '/avatar', '/twemoji', '/fluent-emoji', '/client-assets', '/url'];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  resolve: { alias: { '~': root('./src') } },
  define: { __WISTERIA_VERSION__: JSON.stringify(process.env.npm_package_version ?? '2024.2.0-wisteria') },
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', ssr: 'server/main.ts', rolldownOptions: { output: { entryFileNames: 'main.js' } } }
    : { outDir: 'dist/client', target: 'es2023', manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    proxy: {
      ...Object.fromEntries(served.map((path) => [`^${path}(/|\\?|$)`, { target: instance, changeOrigin: false }])),
      '/streaming': { target: instance, ws: true },
    },
  },
}));
