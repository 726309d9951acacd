import type { Page } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../../e2e/fixtures';

/** A server that lets the pages of all sites call it, as real ones do. */
async function openServer(): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer((_request, response) => response.setHeader('access-control-allow-origin', '*').end('{}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const reaches = (page: Page, url: string): Promise<boolean> =>
  page.evaluate(
    (address) =>
      fetch(address).then(
        () => true,
        () => false,
      ),
    url,
  );

test('a page reaches its own server and those of stored accounts, and no script can reach another one', async ({
  page,
  instance,
  complaints,
}) => {
  complaints.allow(/connect-src|Fetch API cannot load/);
  const [known, other] = [await openServer(), await openServer()];
  await page.goto('/favicon.svg');
  await page.evaluate((origin) => localStorage.setItem('origins', JSON.stringify([origin])), known.url);
  await page.goto('/');
  const own = `${instance.url}/manifest.webmanifest`;
  const found = { own: await reaches(page, own), known: await reaches(page, known.url), other: await reaches(page, other.url) };
  // Another policy only takes away.
  await page.evaluate((origin) => {
    localStorage.setItem('origins', JSON.stringify([origin]));
    const tag = document.createElement('meta');
    tag.httpEquiv = 'content-security-policy';
    tag.content = `connect-src ${origin}`;
    document.head.append(tag);
  }, other.url);
  expect({ ...found, widened: await reaches(page, other.url) }).toEqual({ own: true, known: true, other: false, widened: false });
  await page.goto('/sign-in');
  expect(await reaches(page, other.url)).toBe(true);
  known.server.close();
  other.server.close();
});
