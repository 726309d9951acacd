import { createServer } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import { readdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, download, DownloadError, RefusedAddressError } from '../../../../server/net/download';

let requests = 0;
const server = createServer((_request, response) => {
  requests++;
  response.end('secret');
});
const directory = mkdtempSync(join(tmpdir(), 'wisteria-download-'));
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  rmSync(directory, { recursive: true });
});

test.each(['http://127.0.0.1', 'http://localhost', 'http://[::1]', 'http://0x7f.1', 'http://2130706433'])(
  'a service of this machine at %s is never reached',
  async (origin) => {
    await expect(download(`${origin}:${port}/`, directory, 1000)).rejects.toThrow(/private/);
    expect(requests).toBe(0);
    expect(readdirSync(directory)).toEqual([]);
  },
);

test.each(['ftp://example.com/x', 'file:///etc/passwd', 'https://user:pass@example.com/', 'nonsense'])(
  'the address %s is refused without a connection',
  async (url) => {
    await expect(download(url, directory, 1000)).rejects.toBeInstanceOf(DownloadError);
  },
);

/** Asks a site that drops every connection. @returns what that throws */
async function askDropper(): Promise<unknown> {
  const dropper = createSocketServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => dropper.listen(0, '127.0.0.1', resolve));
  const url = new URL(`http://127.0.0.1:${(dropper.address() as AddressInfo).port}/`);
  const asked = connect(url, AbortSignal.timeout(5_000), { method: 'GET', headers: {}, allowsPrivate: true });
  const error: unknown = await asked.catch((thrown: unknown) => thrown);
  await new Promise((resolve) => dropper.close(resolve));
  return error;
}

test('a site that drops connections is a failed download, and not a mistake to be logged', async () => {
  const error = await askDropper();
  expect(error).toBeInstanceOf(DownloadError);
  expect(error).not.toBeInstanceOf(RefusedAddressError);
});

test('a name that leads nowhere is a failed download, and not a mistake to be logged', async () => {
  await expect(download('http://nowhere.invalid/', directory, 1000)).rejects.toBeInstanceOf(DownloadError);
});
