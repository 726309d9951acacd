import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGateway, type Gateway } from '../../../../server/gateway/createGateway';
import { upstreamOrigin } from '../../../../server/gateway/upstream';
import { png, upload } from '../support/media';
import { RawWebSocket } from '../support/rawWebSocket';
import { TestInstance, type TestAccount } from '../support/testInstance';

let upstream: TestInstance;
let alice: TestAccount;
let gateway: Gateway;

beforeAll(async () => {
  upstream = await TestInstance.start();
  alice = await upstream.signUp('alice');
  gateway = await createGateway({
    port: 0,
    host: '127.0.0.1',
    upstream: upstreamOrigin(upstream.instance.url),
    clientDir: null,
    picturesDir: null,
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const call = async (endpoint: string, params: object) => {
  const answer = await fetch(`${gateway.url}/api/${endpoint}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: gateway.url },
    body: JSON.stringify(params),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

test('calls are answered by the upstream', async () => {
  expect(await call('i', { i: alice.token })).toMatchObject({ status: 200, body: { username: 'alice' } });
  expect(await call('meta', {})).toMatchObject({ body: { uri: upstream.instance.url } });
  expect((await call('no/such', {})).status).toBe(404);
});

test("sign-in looks as if it came from the upstream's page", async () => {
  expect(await call('signin', { username: 'alice', password: 'alice-pass' })).toMatchObject({ status: 200, body: { id: alice.id } });
});

test('files are uploaded and downloaded through the gateway, also in ranges', async () => {
  const bytes = await png(30, 30);
  const form = new FormData();
  form.set('i', alice.token);
  form.set('file', new Blob([new Uint8Array(bytes)]), 'a.png');
  const created = (await (await fetch(`${gateway.url}/api/drive/files/create`, { method: 'POST', body: form })).json()) as { url: string };
  const path = new URL(created.url).pathname;
  expect(Buffer.from(await (await fetch(gateway.url + path)).arrayBuffer()).equals(bytes)).toBe(true);
  const part = await fetch(gateway.url + path, { headers: { range: 'bytes=0-3' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 0-3/${bytes.length}`);
});

test('pictures, emoji and sounds come from the upstream', async () => {
  const file = await upload(upstream, alice, await png(), 'a.png');
  const proxied = `/proxy/image.webp?url=${encodeURIComponent(file.url)}&static=1`;
  for (const path of [proxied, '/twemoji/1f600.svg', '/identicon/x', '/client-assets/sounds/syuilo/up.mp3', '/avatar/@alice']) {
    expect((await fetch(gateway.url + path)).status).toBe(200);
  }
});

test.each(['atom', 'rss', 'json'])(
  'the address of a feed as %s leads to the upstream, to which readers then keep going',
  async (format) => {
    const answer = await fetch(`${gateway.url}/@alice.${format}`, { redirect: 'manual' });
    expect({ status: answer.status, to: answer.headers.get('location') }).toEqual({
      status: 302,
      to: `${upstream.instance.url}/@alice.${format}`,
    });
  },
);

test('the streaming connection is forwarded with its token, in both directions', async () => {
  const socket = await RawWebSocket.open(`${gateway.url}/streaming?i=${alice.token}`);
  const frames = () => socket.heard.map((text) => JSON.parse(text) as { type: string; body: unknown });
  socket.send(JSON.stringify({ type: 'connect', body: { channel: 'homeTimeline', id: '1', pong: true } }));
  await expect.poll(() => frames().some((frame) => frame.type === 'connected')).toBe(true);
  await upstream.ok('notes/create', { text: 'over the wire' }, alice.token);
  await expect
    .poll(() => frames().find((frame) => frame.type === 'channel')?.body)
    .toMatchObject({
      id: '1',
      type: 'note',
      body: { text: 'over the wire' },
    });
  socket.close();
});

test.each([
  ['https://far.example', 'https://far.example'],
  ['https://far.example/', 'https://far.example'],
  ['http://127.0.0.1:3001/web/', 'http://127.0.0.1:3001'],
])('%s is the upstream %s', (address, origin) => {
  expect(upstreamOrigin(address)).toBe(origin);
});

test.each(['far.example', 'ftp://far.example', 'https://user:pass@far.example', ''])('%j is refused as an upstream', (address) => {
  expect(() => upstreamOrigin(address)).toThrow(/--upstream/);
});
