import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { catalogFiles, catalogVersion } from './generate/catalogs.mjs';

/** Where catalogs are, followed by their version: below what instances let browsers keep for good. */
const BASE = 'assets/texts';

/**
 * Serves the texts of each language as JSON: `/assets/texts/<version>/<language>/<catalog>.json`. The address follows
 * from the names, so the client needs no list of files, however many areas and languages there are.
 */
export function catalogs(): Plugin {
  let files: ReadonlyMap<string, string> = new Map();
  let base = BASE;
  return {
    name: 'catalogs',
    async config({ base: top = '/' }) {
      files = await catalogFiles();
      base = `${BASE}/${catalogVersion(files)}`;
      return { define: { __WISTERIA_TEXTS__: JSON.stringify(top + base) } };
    },
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const [path, source] of files) this.emitFile({ type: 'asset', fileName: `${base}/${path}`, source });
    },
    configureServer(server) {
      server.middlewares.use(`/${base}`, (request, response) => {
        void answer(request.url!.slice(1), response);
      });
    },
  };
}

/** Answers with a catalog as the files are now, so that a changed text is there after a reload. */
async function answer(path: string, response: ServerResponse): Promise<void> {
  try {
    const text = (await catalogFiles()).get(path);
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(text);
  } catch (error) {
    response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
  }
}
