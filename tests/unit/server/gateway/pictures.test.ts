import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createGateway, type Gateway } from '../../../../server/gateway/createGateway';
import { GatewayPictures } from '../../../../server/gateway/GatewayPictures';
import { mediaOf } from '../../../../server/gateway/UpstreamDescription';
import { FakeClock } from '../../../fixtures/FakeClock';
import { rawHttp } from '../../../fixtures/rawHttp';
import { RecordingUpstream } from '../support/RecordingUpstream';

const IMMUTABLE = { 'content-type': 'image/webp', 'cache-control': 'max-age=31536000, immutable' };
const DAY_MS = 24 * 3_600_000;

let upstream: RecordingUpstream;
let gateway: Gateway;
let directory: string;
let picturesDir: string;

const startGateway = () => createGateway({ port: 0, host: '127.0.0.1', upstream: upstream.url, clientDir: directory, picturesDir });

beforeEach(async () => {
  upstream = await RecordingUpstream.start();
  directory = mkdtempSync(join(tmpdir(), 'wisteria-pictures-'));
  picturesDir = join(directory, 'kept');
  writeFileSync(join(directory, 'index.html'), '<!doctype html><html><head><title>Wisteria</title></head></html>');
  gateway = await startGateway();
});
afterEach(async () => {
  await gateway.close();
  await upstream.stop();
  rmSync(directory, { recursive: true });
});

const answerWith = (headers: OutgoingHttpHeaders, body: string | Buffer = 'picture') => {
  upstream.answer = (_request: IncomingMessage, response: ServerResponse) => response.writeHead(200, headers).end(body);
};

/** How often a path reached the upstream. */
const asked = (path: string): number => upstream.reached.filter(({ url }) => url === path).length;
const get = (path: string, headers: Record<string, string> = {}) => fetch(gateway.url + path, { headers, redirect: 'manual' });

describe('a picture that its server calls immutable', () => {
  test('is asked for once, whoever wants it, and looks the same', async () => {
    answerWith({ ...IMMUTABLE, 'content-disposition': 'inline; filename="a.webp"' });
    const answers = [await get('/files/a'), await get('/files/a', { cookie: 'token=somebody' })];
    for (const answer of answers) {
      expect({ text: await answer.text(), headers: Object.fromEntries(answer.headers) }).toMatchObject({
        text: 'picture',
        headers: {
          'content-type': 'image/webp',
          'cache-control': 'max-age=31536000, immutable',
          'content-disposition': 'inline; filename="a.webp"',
          'x-content-type-options': 'nosniff',
          'content-security-policy': expect.stringMatching(/^default-src 'none';.*; sandbox$/),
        },
      });
    }
    expect(asked('/files/a')).toBe(1);
  });

  test('is asked for without cookies, tokens and addresses of the people who want it', async () => {
    answerWith(IMMUTABLE);
    await get('/proxy/image.webp?url=x', { cookie: 'token=secret', referer: 'https://me.example/', 'x-forwarded-for': '1.2.3.4' });
    const { headers } = upstream.reached.find(({ url }) => url === '/proxy/image.webp?url=x')!;
    expect(['cookie', 'referer', 'x-forwarded-for', 'authorization', 'origin'].filter((name) => name in headers)).toEqual([]);
  });

  test('is asked for once by many at the same time', async () => {
    answerWith(IMMUTABLE);
    await Promise.all(Array.from({ length: 5 }, () => get('/files/b')));
    expect(asked('/files/b')).toBe(1);
  });

  test('is there after a new start of the gateway, which reads it from the disk', async () => {
    answerWith(IMMUTABLE);
    await get('/files/a');
    await expect.poll(() => readdirSync(picturesDir).filter((name) => !name.endsWith('.part'))).toHaveLength(1);
    await gateway.close();
    gateway = await startGateway();
    expect({ text: await (await get('/files/a')).text(), asked: asked('/files/a') }).toEqual({ text: 'picture', asked: 1 });
  });

  test('has one entry for each address', async () => {
    upstream.answer = (request, response) => response.writeHead(200, IMMUTABLE).end(request.url);
    const texts = await Promise.all(['/files/a', '/files/a?x', '/files/A'].map(async (path) => (await get(path)).text()));
    expect(texts).toEqual(['/files/a', '/files/a?x', '/files/A']);
  });
});

describe('what is not kept', () => {
  test.each([
    ['private', { ...IMMUTABLE, 'cache-control': 'private, max-age=31536000' }],
    ['not to be stored', { ...IMMUTABLE, 'cache-control': 'no-store' }],
    ['short-lived', { ...IMMUTABLE, 'cache-control': 'max-age=300' }],
    ['of unknown age', { 'content-type': 'image/webp' }],
    ['given with a cookie', { ...IMMUTABLE, 'set-cookie': 'session=1' }],
    ['different for others', { ...IMMUTABLE, vary: 'Authorization' }],
    ['a film', { ...IMMUTABLE, 'content-type': 'video/mp4' }],
    ['a document', { ...IMMUTABLE, 'content-type': 'text/html' }],
  ])('an answer that is %s', async (_what, headers) => {
    answerWith(headers);
    expect(await (await get('/files/a')).text()).toBe('picture');
    answerWith(headers, 'another');
    expect(await (await get('/files/a')).text()).toBe('another');
    expect(readdirSync(picturesDir)).toEqual([]);
  });

  test.each([
    ['a token', '/files/a', { authorization: 'Bearer abc' }],
    ['a token in the address', '/files/a?i=abc', {}],
    ['a part of a file', '/files/a', { range: 'bytes=0-3' }],
  ])('the answer to a request with %s', async (_what, path, headers) => {
    answerWith(IMMUTABLE);
    await get(path, headers);
    await get(path, headers);
    expect({ asked: asked(path), kept: readdirSync(picturesDir) }).toEqual({ asked: 2, kept: [] });
  });

  test('an answer of 9 MB, which is forwarded piece by piece', async () => {
    answerWith(IMMUTABLE, Buffer.alloc(9 * 1024 * 1024));
    expect((await (await get('/files/large')).arrayBuffer()).byteLength).toBe(9 * 1024 * 1024);
    expect(readdirSync(picturesDir)).toEqual([]);
  });

  test('an answer of the API', async () => {
    answerWith(IMMUTABLE);
    await get('/api/picture');
    await rawHttp(gateway.url, 'GET /files/../api/picture HTTP/1.1\nHost: gateway\nConnection: close\n\n');
    expect(readdirSync(picturesDir)).toEqual([]);
  });

  test('a failure, which is as its server says it', async () => {
    upstream.answer = (_request, response) => response.writeHead(404, IMMUTABLE).end('none');
    expect((await get('/files/none')).status).toBe(404);
  });
});

test('a redirect to a picture of the server leads to this origin', async () => {
  upstream.answer = (_request, response) => response.writeHead(302, { location: `${upstream.url}/proxy/a.webp?url=x` }).end();
  expect((await get('/avatar/@alice')).headers.get('location')).toBe('/proxy/a.webp?url=x');
});

describe('the store', () => {
  const at = (path: string) => new URL(upstream.url + path);

  test('asks again after a day, because the picture may be gone', async () => {
    const clock = new FakeClock();
    const pictures = new GatewayPictures({ directory: null, clock });
    answerWith(IMMUTABLE);
    await pictures.get(at('/files/a'), true);
    clock.advance(DAY_MS - 1);
    await pictures.get(at('/files/a'), true);
    expect(asked('/files/a')).toBe(1);
    clock.advance(1);
    upstream.answer = (_request, response) => response.writeHead(404).end();
    expect(await pictures.get(at('/files/a'), true)).toBeNull();
    pictures.dispose();
  });

  test('keeps no more bytes than it may, in memory and on the disk', async () => {
    answerWith(IMMUTABLE, Buffer.alloc(1_000));
    const pictures = new GatewayPictures({ directory: picturesDir, clock: new FakeClock(), memoryBytes: 2_500, diskBytes: 2_500 });
    for (const path of ['/files/1', '/files/2', '/files/3']) await pictures.get(at(path), true);
    await pictures.get(at('/files/3'), true);
    expect({ files: readdirSync(picturesDir).length, asked: asked('/files/3') }).toEqual({ files: 2, asked: 1 });
    await pictures.get(at('/files/1'), true);
    expect(asked('/files/1')).toBe(2);
    pictures.dispose();
  });

  test('asks for a hundred pictures by a limited number of connections, and gets all of them', async () => {
    let running = 0;
    let most = 0;
    const waiting: (() => void)[] = [];
    upstream.answer = (_request, response) => {
      most = Math.max(most, ++running);
      waiting.push(() => {
        running--;
        response.writeHead(200, IMMUTABLE).end('picture');
      });
      // The last ones wait for nobody.
      if (running === 32 || upstream.reached.length > 96) for (const answer of waiting.splice(0)) answer();
    };
    const pictures = new GatewayPictures({ directory: null, clock: new FakeClock() });
    const found = await Promise.all(Array.from({ length: 100 }, (_, index) => pictures.get(at(`/files/${index}`), true)));
    expect({ missing: found.filter((picture) => picture === null).length, most }).toEqual({ missing: 0, most: 32 });
    pictures.dispose();
  });

  test('asks for no picture of a private address unless it is told so', async () => {
    answerWith(IMMUTABLE);
    const pictures = new GatewayPictures({ directory: null, clock: new FakeClock() });
    expect(await pictures.get(at('/files/a'), false)).toBeNull();
    expect(asked('/files/a')).toBe(0);
    pictures.dispose();
  });

  test('reads no damaged file', async () => {
    answerWith(IMMUTABLE);
    await get('/files/a');
    await expect.poll(() => readdirSync(picturesDir).filter((name) => !name.endsWith('.part'))).toHaveLength(1);
    const [name] = readdirSync(picturesDir);
    expect(readFileSync(join(picturesDir, name!), 'latin1')).toMatch(/^\{.*"type":"image\/webp".*\}\npicture$/);
    writeFileSync(join(picturesDir, name!), 'nonsense');
    const pictures = new GatewayPictures({ directory: picturesDir, clock: new FakeClock() });
    expect((await pictures.get(at('/files/a'), true))?.data.toString()).toBe('picture');
    pictures.dispose();
  });
});

describe('where the media of a server are', () => {
  const ORIGIN = 'http://10.0.0.5:3000';

  test.each([
    [{}, [ORIGIN], null],
    [{ uri: 'https://server.example', mediaProxy: 'https://server.example/proxy' }, ['https://server.example', ORIGIN], null],
    [{ uri: ORIGIN, mediaProxy: `${ORIGIN}/proxy/` }, [ORIGIN], null],
    [{ uri: ORIGIN, mediaProxy: 'https://media.example' }, [ORIGIN], 'https://media.example'],
    [{ uri: ORIGIN, mediaProxy: 'https://media.example/p/?' }, [ORIGIN], 'https://media.example/p'],
    [{ uri: 'javascript:alert(1)', mediaProxy: 'file:///etc/passwd' }, [ORIGIN], null],
    [{ uri: 7, mediaProxy: null }, [ORIGIN], null],
    [null, [ORIGIN], null],
  ])('is known for the description %j', (meta, origins, proxy) => {
    expect(mediaOf(ORIGIN, meta)).toEqual({ origins, proxy });
  });
});

describe('a media proxy with an origin of its own', () => {
  let proxy: RecordingUpstream;

  beforeEach(async () => {
    proxy = await RecordingUpstream.start();
    proxy.answer = (_request, response) => response.writeHead(200, IMMUTABLE).end('proxied');
    upstream.answer = (_request, response) => response.end(JSON.stringify({ uri: upstream.url, mediaProxy: `${proxy.url}/p` }));
    await gateway.close();
    gateway = await startGateway();
  });
  afterEach(() => proxy.stop());

  test('is named in the page, and answers through this origin', async () => {
    const page = await (await get('/', { accept: 'text/html' })).text();
    expect(page).toContain(`<meta name="upstream" content="${upstream.url}" data-proxy="${proxy.url}/p" />`);
    for (const _time of [1, 2]) expect(await (await get('/media-proxy/image.webp?url=x')).text()).toBe('proxied');
    expect(proxy.reached.map(({ url }) => url)).toEqual(['/p/image.webp?url=x']);
  });

  test.each(['/media-proxy/../../secret', '/media-proxy/%2e%2e/secret', '/media-proxy/a.webp?i=token'])(
    '%s is not asked for',
    async (path) => {
      // A browser would resolve the dots by itself.
      const answer = await rawHttp(gateway.url, `GET ${path} HTTP/1.1\nHost: gateway\nConnection: close\n\n`);
      expect({ status: answer.slice(0, 12), reached: proxy.reached }).toEqual({ status: 'HTTP/1.1 404', reached: [] });
    },
  );

  test('gives nothing but pictures', async () => {
    proxy.answer = (_request, response) => response.writeHead(200, { ...IMMUTABLE, 'content-type': 'text/html' }).end('<script>');
    const answer = await get('/media-proxy/image.webp?url=x');
    expect({ status: answer.status, text: await answer.text() }).toEqual({ status: 404, text: '' });
  });
});

test('without a media proxy of its own origin, the gateway answers for none', async () => {
  expect((await get('/media-proxy/image.webp?url=https%3A%2F%2Fexample.com')).status).toBe(404);
});
