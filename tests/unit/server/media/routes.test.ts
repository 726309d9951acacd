import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepRemoteMedia } from '../../../../server/media/findMedia';
import { pathOf, png, upload } from '../support/media';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let alice: TestAccount;

beforeAll(async () => {
  world = await TestInstance.start();
  alice = await world.signUp('alice');
});
afterAll(() => world.close());

const get = (url: string, headers: Record<string, string> = {}) => world.instance.app.inject({ method: 'GET', url, headers });
const proxied = (url: string, flags = '') => `/proxy/image.webp?url=${encodeURIComponent(url)}${flags}`;

test('a file is cached as immutable, is not sniffed, and can do nothing as a document', async () => {
  const bytes = await png();
  const answer = await get(pathOf((await upload(world, alice, bytes, 'a.png')).url));
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals(bytes)).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'max-age=31536000, immutable',
    'content-disposition': 'inline; filename="a.png"',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  });
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox');
});

test.each([
  ['page.html', '<script>alert(1)</script>'],
  ['image.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
])('%s is offered as a download without its type', async (name, content) => {
  const answer = await get(pathOf((await upload(world, alice, Buffer.from(content), name)).url));
  expect(answer.headers['content-type']).toBe('application/octet-stream');
  expect(answer.headers['content-disposition']).toMatch(/^attachment/);
});

test('a range of a file answers 206, a range beyond its end 416', async () => {
  const bytes = Buffer.from('OggS0123456789');
  const path = pathOf((await upload(world, alice, bytes, 'a.ogg')).url);
  const part = await get(path, { range: 'bytes=4-7' });
  expect(part).toMatchObject({ statusCode: 206, body: '0123' });
  expect(part.headers).toMatchObject({ 'content-range': 'bytes 4-7/14', 'content-length': '4' });
  const beyond = await get(path, { range: 'bytes=14-' });
  expect(beyond.statusCode).toBe(416);
  expect(beyond.headers).toMatchObject({ 'content-range': 'bytes */14', 'cache-control': 'no-cache' });
  expect(beyond.headers).not.toHaveProperty('content-disposition');
});

test('a name in another script is preserved in the header', async () => {
  const answer = await get(pathOf((await upload(world, alice, await png(3, 3), '藤の花.png')).url));
  expect(answer.headers['content-disposition']).toBe(`inline; filename="___.png"; filename*=UTF-8''${encodeURIComponent('藤の花.png')}`);
});

test('an unknown key answers 404, which is not cached', async () => {
  const answer = await get('/files/nothing');
  expect(answer).toMatchObject({ statusCode: 404, headers: { 'cache-control': 'no-cache' } });
});

test('the proxy shrinks our own files', async () => {
  const { url } = await upload(world, alice, await png(1600, 800), 'wide.png');
  const answer = await get(proxied(url, '&static=1'));
  expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'max-age=31536000, immutable' });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 498, height: 249 });
});

test('the proxy renders vector images, so that they cannot run script', async () => {
  const { url } = await upload(world, alice, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'), 'a.svg');
  expect((await get(proxied(url))).headers['content-type']).toBe('image/webp');
});

test('the proxy follows our own addresses of pictures', async () => {
  const { url } = await upload(world, alice, await png(40, 40, '#123456'), 'me.png');
  const { origin } = world.instance.server;
  const addresses = [
    `${origin}/avatar/@alice`,
    `${origin}/identicon/x`,
    `${origin}/twemoji/1f600.svg`,
    `${origin}${proxied(url)}`,
    `${origin}/icons/icon-192.png`,
  ];
  const answers = await Promise.all(addresses.map((address) => get(proxied(address, '&preview=1'))));
  expect(answers.map((answer) => answer.statusCode)).toEqual(addresses.map(() => 200));
});

test('the proxy serves stored media of other servers and fetches nothing', async () => {
  await keepRemoteMedia(world.instance.server, 'https://far.example/a.png', 'image/png', await png(30, 30));
  expect((await get(proxied('https://far.example/a.png', '&avatar=1'))).headers['content-type']).toBe('image/webp');
  expect((await get(proxied('https://far.example/b.png'))).statusCode).toBe(404);
  expect((await get(proxied('http://127.0.0.1:1/x.png'))).statusCode).toBe(404);
});

test('a missing picture is replaced when a fallback is requested', async () => {
  const answer = await get(proxied('https://far.example/none.png', '&fallback=1'));
  expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/webp', 'cache-control': 'no-cache' } });
});

test.each(['/proxy/image.webp', '/url'])('%s without an address is refused', async (path) => {
  expect((await get(path)).statusCode).toBe(400);
});

test('a file that is not media is not proxied', async () => {
  const { url } = await upload(world, alice, Buffer.from('words'), 'a.txt');
  expect((await get(proxied(url))).statusCode).toBe(404);
});

test.each([
  '%',
  '/proxy/image.webp?url=%E0%A4%A',
  '/emoji/%25.webp',
  '/avatar/%25',
  `/proxy/image.webp?url=${encodeURIComponent('http://127.0.0.1/emoji/%E0%A4%A.webp')}`,
])('a broken address %s is not an internal error', async (path) => {
  expect((await get(path.startsWith('/') ? path : `/${path}`)).statusCode).toBeLessThan(500);
});

test('an emoji redirects to its picture, as a still or a badge on request', async () => {
  const file = await upload(world, alice, await png(64, 64, '#00ff00'), 'e.png');
  await world.ok('admin/emoji/add', { name: 'green', fileId: file.id }, alice.token);
  const plain = await get('/emoji/green.webp');
  expect(plain).toMatchObject({ statusCode: 302, headers: { 'cache-control': 'public, max-age=86400' } });
  expect(plain.headers.location).toMatch(new RegExp(`^${world.instance.server.origin}/proxy/emoji\\.webp\\?url=.+&emoji=1$`));
  expect((await get('/emoji/green@..webp')).headers.location).toBe(plain.headers.location);
  expect((await get('/emoji/green.webp?static=1')).headers.location).toContain('&static=1');
  expect((await get(pathOf(plain.headers.location ?? null))).headers['content-type']).toBe('image/webp');
  expect((await get('/emoji/none.webp')).statusCode).toBe(404);
});

test('an avatar address redirects to the picture, or to a drawn one', async () => {
  const bob = await world.signUp('bob');
  expect((await get('/avatar/@bob')).headers.location).toMatch(/\/identicon\/bob@/);
  const file = await upload(world, bob, await png(50, 50, '#445566'), 'me.png');
  await world.ok('i/update', { avatarId: file.id }, bob.token);
  const answer = await get('/avatar/@Bob');
  expect(answer).toMatchObject({ statusCode: 302, headers: { 'cache-control': 'public, max-age=86400' } });
  expect(answer.headers.location).toBe(`${world.instance.server.origin}/proxy/avatar.webp?url=${encodeURIComponent(file.url)}&avatar=1`);
  expect((await get('/avatar/@nobody')).headers.location).toMatch(/\/identicon\/nobody@/);
  expect((await get('/avatar/bob')).statusCode).toBe(404);
});

test('a flag that the fluent set lacks comes from the other set', async () => {
  const answer = await get('/fluent-emoji/1f1ef-1f1f5.png');
  expect(answer).toMatchObject({ statusCode: 302, headers: { location: '/twemoji/1f1ef-1f1f5.svg' } });
  expect((await get('/fluent-emoji/1f600.png')).headers['content-type']).toBe('image/png');
});

test('large vector emoji are compressed', async () => {
  const answer = await get('/twemoji/1fa9d.svg', { 'accept-encoding': 'gzip, deflate, br' });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'image/svg+xml',
    'cache-control': 'max-age=31536000, immutable',
  });
  expect((await get('/twemoji/1fa9d.svg')).body).toContain('<svg');
});
