import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestInstance } from '../support/testInstance';

const directory = mkdtempSync(join(tmpdir(), 'wisteria-client-'));
const script = 'export const words = "long enough to be worth compressing";\n'.repeat(60);
let world: TestInstance;

beforeAll(async () => {
  mkdirSync(join(directory, 'assets'));
  mkdirSync(join(directory, 'icons'));
  writeFileSync(
    join(directory, 'index.html'),
    '<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><script> start(); </script><title>Wisteria</title>',
  );
  writeFileSync(join(directory, 'assets/main-abc123.js'), script);
  writeFileSync(join(directory, 'assets/ready-abc123.js'), script);
  writeFileSync(join(directory, 'assets/ready-abc123.js.br'), 'prepared by the build');
  writeFileSync(join(directory, 'assets/memory.worker-abc123.js'), script);
  writeFileSync(join(directory, 'assets/memory.worker-abc123.js.br'), 'prepared by the build');
  writeFileSync(join(directory, 'assets/main-abc123.js.map'), 'sources');
  writeFileSync(join(directory, 'favicon.svg'), '<svg/>');
  writeFileSync(join(directory, 'sw.js'), 'addEventListener("push", () => {});');
  world = await TestInstance.start({ clientDir: directory });
});
afterAll(async () => {
  await world.close();
  rmSync(directory, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => world.instance.app.inject({ method: 'GET', url, headers });
const page = { accept: 'text/html,application/xhtml+xml' };

test.each(['/favicon.ico', '/apple-touch-icon.png', '/robots.txt?x', '/.well-known/assetlinks.json', '/icons/gone.png'])(
  'the file %s does not exist, so it is not found, whatever a browser accepts',
  async (path) => {
    for (const headers of [page, { accept: '*/*' }, {}]) {
      const answer = await get(path, headers);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type'] ?? '').not.toMatch(/html/);
    }
  },
);

test.each([
  '/',
  '/@alice',
  '/@alice@wisteria.example',
  '/@a.b',
  '/tags/a.b',
  '/instance-info/wisteria.example',
  '/notes/abc',
  '/settings/general?x=1',
  '/no/such/page',
])('%s opens the page', async (path) => {
  const answer = await get(path, page);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(answer.headers['referrer-policy']).toBe('no-referrer');
  expect(answer.headers['permissions-policy']).toBeDefined();
});

test('the service worker is asked for again each time, and may only call its own server', async () => {
  const answer = await get('/sw.js', { accept: '*/*' });
  expect({ status: answer.statusCode, type: answer.headers['content-type'], cache: answer.headers['cache-control'] }).toEqual({
    status: 200,
    type: expect.stringMatching(/^(?:text|application)\/javascript/),
    cache: 'no-cache',
  });
  expect(answer.headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'; img-src 'self' https:");
});

test('only the worker of the memory may compile WebAssembly, whether it is sent compressed or not', async () => {
  for (const headers of [{ 'accept-encoding': 'br' }, {}] as Record<string, string>[]) {
    const answer = await get('/assets/memory.worker-abc123.js', headers);
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'");
  }
  expect((await get('/', page)).headers['content-security-policy']).not.toContain('wasm');
  expect((await get('/assets/main-abc123.js')).headers['content-security-policy']).toBeUndefined();
});

test('the nonce of the page is that of its policy and new for each answer', async () => {
  const nonceOf = async () => {
    const answer = await get('/', page);
    const written = /nonce="([\w-]{22})"/.exec(answer.body)?.[1];
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${written}'`);
    return written;
  };
  expect(await nonceOf()).not.toBe(await nonceOf());
});

test('the policy of the page allows the script that is in the built page, by its hash, and no other', async () => {
  const answer = await get('/', page);
  const hash = createHash('sha256').update(' start(); ').digest('base64');
  expect(answer.body).toContain('<script> start(); </script>');
  expect(answer.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
});

test.each(['/api/nothing', '/files/nothing', '/emoji/x.webp', '/assets/gone.js', '/streaming'])(
  '%s never answers with the page',
  async (path) => {
    const answer = await get(path, page);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.headers['content-type'] ?? '').not.toMatch(/html/);
  },
);

test('a request that does not accept HTML gets no page', async () => {
  expect((await get('/no/such/page', { accept: 'application/json' })).statusCode).toBe(404);
  expect((await world.instance.app.inject({ method: 'POST', url: '/', headers: page })).statusCode).toBe(404);
});

test('hashed files are cached as immutable, others are revalidated', async () => {
  expect((await get('/assets/main-abc123.js')).headers).toMatchObject({
    'content-type': expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/) as string,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const icon = await get('/favicon.svg');
  expect(icon.headers['cache-control']).toBe('public, max-age=3600');
  const again = await get('/favicon.svg', { 'if-none-match': String(icon.headers.etag) });
  expect(again).toMatchObject({ statusCode: 304, body: '' });
});

test('a text file is compressed as the browser accepts it', async () => {
  const br = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script);
  const gz = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip' });
  expect(gz.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gz.rawPayload).toString()).toBe(script);
  const plain = await get('/assets/main-abc123.js', { 'accept-encoding': 'br;q=0, gzip;q=0' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe(script);
});

test('a compressed copy of the build is sent unchanged', async () => {
  expect((await get('/assets/ready-abc123.js', { 'accept-encoding': 'br' })).body).toBe('prepared by the build');
});

test.each([
  '/assets/main-abc123.js.map',
  '/assets/ready-abc123.js.br',
  '/../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/.vite/manifest.json',
])('%s is not served', async (path) => {
  expect((await get(path, { accept: 'application/json' })).statusCode).toBeGreaterThanOrEqual(400);
});

test('long answers of the API are compressed', async () => {
  const answer = await world.instance.app.inject({ method: 'POST', url: '/api/meta', payload: {}, headers: { 'accept-encoding': 'br' } });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Origin, accept-encoding' });
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toMatchObject({ uri: world.instance.url });
});

test('short answers of the API are not compressed', async () => {
  const answer = await world.instance.app.inject({
    method: 'POST',
    url: '/api/username/available',
    payload: { username: 'x' },
    headers: { 'accept-encoding': 'br' },
  });
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test('an unknown endpoint answers 404 as real servers do', async () => {
  const answer = await world.instance.app.inject({ method: 'POST', url: '/api/no/such', payload: {} });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ message: 'Route POST:/api/no/such not found', error: 'Not Found', statusCode: 404 });
});
