import { createServer } from 'node:https';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createGateway, type Gateway } from '../../../../server/gateway/createGateway';
import { rawHttp, openRaw } from '../../../fixtures/rawHttp';
import { RecordingUpstream } from '../support/RecordingUpstream';
import { RawWebSocket } from '../support/rawWebSocket';
import { selfSigned } from '../support/selfSigned';

let upstream: RecordingUpstream;
let gateway: Gateway;
const startGateway = (url: string) => createGateway({ port: 0, host: '127.0.0.1', upstream: url, clientDir: null, picturesDir: null });

beforeEach(async () => {
  upstream = await RecordingUpstream.start();
  gateway = await startGateway(upstream.url);
});
afterEach(async () => {
  await gateway.close();
  await upstream.stop();
});

const hostOf = (url: string): string => new URL(url).host;

/** Headers that belong to this origin, that a page could forge, or that concern one connection alone. */
const WITHHELD = {
  cookie: 'token=secret',
  referer: 'http://me.example/settings',
  'x-forwarded-for': '1.2.3.4',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-real-ip': '1.2.3.4',
  'cf-connecting-ip': '1.2.3.4',
  'true-client-ip': '1.2.3.4',
  'x-original-url': '/admin',
  'x-rewrite-url': '/admin',
  'x-http-method-override': 'DELETE',
  forwarded: 'for=1.2.3.4',
  via: '1.1 evil',
  'proxy-authorization': 'Basic c2VjcmV0',
  'idempotency-key': 'a-key-of-this-gateway',
};

describe('headers of a call', () => {
  test('what belongs to this origin and what a page could forge does not reach the upstream', async () => {
    await fetch(`${gateway.url}/api/meta`, { method: 'POST', headers: { ...WITHHELD, accept: '*/*', range: 'bytes=0-3' }, body: '{}' });
    const { headers } = upstream.reached[0]!;
    expect(Object.keys(WITHHELD).filter((name) => name in headers)).toEqual([]);
    expect(headers).toMatchObject({ accept: '*/*', range: 'bytes=0-3', host: hostOf(upstream.url), origin: upstream.url });
  });

  test("a token in a Bearer header reaches the upstream, and a password for this gateway's own proxy does not", async () => {
    for (const authorization of ['Bearer abc', 'Basic c2VjcmV0']) await fetch(`${gateway.url}/api/i`, { headers: { authorization } });
    expect(upstream.reached.map(({ headers }) => headers.authorization)).toEqual(['Bearer abc', undefined]);
  });

  test.each([
    ['Expect', '100-continue'],
    ['Keep-Alive', 'timeout=nonsense, max=-1'],
    ['TE', 'trailers'],
    ['Upgrade-Insecure-Requests', '1'],
  ])('a call with the odd header %s: %s is answered', async (name, value) => {
    const answer = await rawHttp(
      gateway.url,
      `GET /api/meta HTTP/1.1\nHost: ${hostOf(gateway.url)}\n${name}: ${value}\nConnection: close\n\n`,
    );
    expect(answer).toMatch(/HTTP\/1\.1 200 /);
  });
});

describe('headers of an answer', () => {
  test.each(['/api/x', '/files/x', '/proxy/x', '/emoji/x', '/url'])(
    'an answer under %s sets no cookie, and is inert when a browser opens it',
    async (path) => {
      upstream.answer = (_request, response) => {
        response.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'set-cookie': 'session=evil',
          'service-worker-allowed': '/',
          'clear-site-data': '"*"',
          refresh: '0; url=https://evil.example',
          link: '<https://evil.example/x.js>; rel=preload',
          'www-authenticate': 'Basic realm="password?"',
          'content-security-policy': 'script-src *',
          'cache-control': 'max-age=60',
        });
        response.end('<script>alert(1)</script>');
      };
      const { headers } = await fetch(gateway.url + path);
      const names = ['set-cookie', 'service-worker-allowed', 'clear-site-data', 'refresh', 'link', 'www-authenticate'];
      expect(names.filter((name) => headers.has(name))).toEqual([]);
      expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*; sandbox$/);
      expect(headers.get('cache-control')).toBe('max-age=60');
    },
  );

  test.each(['text/javascript', 'application/javascript; charset=utf-8', 'text/xml', 'application/xhtml+xml'])(
    'a file of type %s is text on this origin',
    async (type) => {
      upstream.answer = (_request, response) => response.writeHead(200, { 'content-type': type }).end('x');
      expect((await fetch(`${gateway.url}/files/x`)).headers.get('content-type')).toBe('text/plain; charset=utf-8');
    },
  );

  test.each(['application/json', 'image/svg+xml', 'video/mp4'])('a file of type %s keeps it', async (type) => {
    upstream.answer = (_request, response) => response.writeHead(200, { 'content-type': type }).end('x');
    expect((await fetch(`${gateway.url}/files/x`)).headers.get('content-type')).toBe(type);
  });
});

describe('an upstream that cannot be reached', () => {
  test('is 502, without its address', async () => {
    await upstream.stop();
    const answer = await fetch(`${gateway.url}/api/meta`, { method: 'POST', body: '{}' });
    const text = await answer.text();
    expect([answer.status, (JSON.parse(text) as { error: { code: string } }).error.code]).toEqual([502, 'UPSTREAM_UNREACHABLE']);
    expect(text).not.toContain(hostOf(upstream.url));
    upstream = await RecordingUpstream.start();
  });

  test('is 502 when it cuts the connection', async () => {
    upstream.answer = (request) => request.socket.destroy();
    expect((await fetch(`${gateway.url}/files/x`)).status).toBe(502);
  });

  test('is 502 when its certificate is not trusted', async () => {
    const foreign = createServer(selfSigned, (_request, response) => response.end('{}'));
    foreign.listen(0, '127.0.0.1');
    await once(foreign, 'listening');
    const { port } = foreign.address() as { port: number };
    const other = await startGateway(`https://127.0.0.1:${port}`);
    expect((await fetch(`${other.url}/api/meta`, { method: 'POST', body: '{}' })).status).toBe(502);
    await other.close();
    foreign.close();
  });

  test('closes a live connection', async () => {
    await upstream.stop();
    const socket = await RawWebSocket.open(`${gateway.url}/streaming`);
    await expect.poll(() => socket.isClosing).toBe(true);
    socket.close();
    upstream = await RecordingUpstream.start();
  });
});

describe('an upgrade', () => {
  const upgrade = (path: string, method = 'GET', extra = '') =>
    `${method} ${path} HTTP/1.1\nHost: ${hostOf(gateway.url)}\nConnection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13\n` +
    `Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\n${extra}\n`;

  test.each(['/api/meta', '/files/x', '/url', '/', '/STREAMING', '/streamings', 'http://evil.example/streaming'])(
    'of %s is refused, and its connection closes',
    async (path) => {
      expect(await rawHttp(gateway.url, upgrade(path))).toMatch(/^HTTP\/1\.1 404 /);
      expect([upstream.reached, upstream.upgrades]).toEqual([[], []]);
    },
  );

  test('of /streaming that is not one of a WebSocket closes its connection', async () => {
    expect(await rawHttp(gateway.url, upgrade('/streaming', 'POST'))).toMatch(/^HTTP\/1\.1 40\d /);
    expect(await rawHttp(gateway.url, upgrade('/streaming').replace('Upgrade: websocket', 'Upgrade: h2c'))).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  test('of /streaming takes no cookies or forged headers along', async () => {
    const extra = Object.entries(WITHHELD).map(([name, value]) => `${name}: ${value}\n`);
    const socket = openRaw(gateway.url, upgrade('/streaming?i=token', 'GET', extra.join('')));
    await expect.poll(() => upstream.upgrades.length).toBe(1);
    const headers = upstream.upgrades[0]!;
    expect(Object.keys(WITHHELD).filter((name) => name in headers)).toEqual([]);
    expect(headers.origin).toBe(upstream.url);
    socket.destroy();
  });
});

test('a call with a key but without a body or with a broken one is answered by the upstream', async () => {
  upstream.answer = (_request, response) => response.writeHead(400).end('{"error":{"code":"INVALID_PARAM"}}');
  const headers = { 'idempotency-key': 'key-of-nothing' };
  for (const body of [null, '', '[', 'null', '"text"']) {
    expect((await fetch(`${gateway.url}/api/notes/create`, { method: 'POST', headers, body })).status).toBe(400);
  }
});

describe('closing', () => {
  const opened: Socket[] = [];
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.destroy();
  });
  const open = (text: string): void => {
    const socket = openRaw(gateway.url, text);
    socket.on('error', () => undefined);
    opened.push(socket);
  };

  test('takes less than a second, whatever is open', async () => {
    // The upstream never answers.
    upstream.answer = () => undefined;
    const host = `Host: ${hostOf(gateway.url)}`;
    const key = 'Connection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\n\n';
    open(`GET /streaming HTTP/1.1\n${host}\n${key}`);
    open(`GET /api/meta HTTP/1.1\n${host}\n${key}`);
    open(`GET /files/slow HTTP/1.1\n${host}\n\n`);
    open(`POST /api/drive/files/create HTTP/1.1\n${host}\nContent-Type: multipart/form-data; boundary=x\nContent-Length: 1000000\n\n--x`);
    open(`POST /api/notes/create HTTP/1.1\n${host}\nIdempotency-Key: key-of-a-note\nContent-Length: 100\n\n{"te`);
    open('GET /half');
    open('');
    await expect.poll(() => upstream.reached.length).toBeGreaterThanOrEqual(2);
    const from = performance.now();
    await gateway.close();
    expect(performance.now() - from).toBeLessThan(1_000);
    gateway = await startGateway(upstream.url);
  });
});
