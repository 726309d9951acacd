import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { askSite } from '../../../../server/net/askSite';

let site: Server | undefined;
afterEach(() => new Promise<void>((resolve) => (site ? site.close(() => resolve()) : resolve())));

/** Starts a site on this machine. @returns its address */
async function listen(answer: RequestListener): Promise<string> {
  const made = createServer(answer);
  site = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}/siteverify`;
}

const question = (url: string) => ({ url, contentType: 'application/json' as const, content: '{"token":"ü"}', allowsPrivate: true });

test('a question is posted as it is, and the answer is read as JSON', async () => {
  const seen: unknown[] = [];
  const url = await listen((request, response) => {
    request.on('data', (chunk: Buffer) => seen.push(request.method, request.headers['content-type'], chunk.toString()));
    request.on('end', () => response.end('{"success":true}'));
  });
  expect(await askSite(question(url))).toEqual({ success: true });
  expect(seen).toEqual(['POST', 'application/json', '{"token":"ü"}']);
});

test.each<{ name: string; answer: RequestListener; error: string }>([
  { name: 'a failure', answer: (_request, response) => response.writeHead(500).end('{}'), error: 'answered 500' },
  { name: 'a redirect', answer: (_request, response) => response.writeHead(302, { location: '/' }).end(), error: 'answered 302' },
  { name: 'a page', answer: (_request, response) => response.end('<p>'), error: 'not JSON' },
  { name: 'a large answer', answer: (_request, response) => response.end('x'.repeat(70_000)), error: 'too large' },
])('$name is refused', async ({ answer, error }) => {
  await expect(askSite(question(await listen(answer)))).rejects.toThrow(error);
});

test('a site that does not answer in time is given up', async () => {
  const url = await listen((_request, response) => response.writeHead(200).write('{'));
  await expect(askSite(question(url), 50)).rejects.toThrow(/abort/i);
});

test.each(['http://127.0.0.1:9/', 'http://[::1]/', 'http://10.0.0.1/', 'file:///etc/passwd'])(
  'the address %s is never asked',
  async (url) => {
    await expect(askSite({ ...question(url), allowsPrivate: false })).rejects.toThrow(/private|not an http/);
  },
);
