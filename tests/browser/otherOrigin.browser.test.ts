import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from '../../e2e/fixtures';
import type { UseServer } from './lib/elsewhere';

const inRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The client's calls and live connection alone, as one classic script. */
async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { '~': inRoot('src') } },
    build: { write: false, minify: false, lib: { entry: inRoot('tests/browser/lib/elsewhere.ts'), formats: ['iife'], name: 'elsewhere' } },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0].code;
}

/** A site with an empty page. A page from a route of the test would not count as one of this machine, and might not call it. */
async function emptySite(): Promise<Server> {
  const site = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title>'),
  );
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  return site;
}

test('a page of another origin calls a server, uploads to it and hears it live', async ({ page, instance, actAs }) => {
  const alice = await actAs('alice');
  const site = await emptySite();
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  await page.addScriptTag({ content: await script() });
  const seen = await page.evaluate(
    ([url, token]) => (globalThis as unknown as { useServer: UseServer }).useServer(url, token, 'From elsewhere'),
    [instance.url, alice.token] as const,
  );
  site.close();
  expect(seen).toEqual({ username: 'alice', file: 'elsewhere.txt', live: 'From elsewhere' });
});
