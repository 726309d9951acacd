import { openRaw } from '../../../tests/fixtures/rawHttp';
import { expect, test as base } from '../../fixtures';
import { passwordOf } from '../../support/accounts';
import { ApiUser } from '../../support/ApiUser';
import { Instance } from '../../support/Instance';

/** The waits between attempts to connect grow up to ten seconds; this is longer, in ms. */
const RECONNECT_MS = 20_000;

/** A second process that forwards everything to the first. */
const test = base.extend<object, { gateway: Instance }>({
  gateway: [
    async ({ instance }, provide) => {
      const gateway = await Instance.start({ seed: 'demo', upstream: instance.url });
      await provide(gateway);
      await gateway.stop();
    },
    { scope: 'worker' },
  ],
});

test('the gateway carries sign-in, timelines, pictures and live notes to another server', async ({ gateway, openApp, actAs }) => {
  const app = await openApp('alice', { baseURL: gateway.url });
  expect(new URL(app.page.url()).origin).toBe(gateway.url);
  await app.chooseTimeline('Local');
  const local = app.timeline('Local');
  await expect(local.articles.first()).toBeVisible();

  await test.step('a note arrives live', async () => {
    const bob = await actAs('bob');
    await bob.post('Through the gateway');
    await expect(local.note('Through the gateway').root).toBeVisible();
  });

  await test.step('a note goes out', async () => {
    await app.compose('Out through the gateway');
    await expect(local.note('Out through the gateway').root).toBeVisible();
  });

  await test.step('pictures arrive', async () => {
    const avatar = local.note('Through the gateway').root.locator('img').first();
    await expect(avatar).toHaveJSProperty('complete', true);
    await expect(avatar).not.toHaveJSProperty('naturalWidth', 0);
  });

  await test.step('reactions travel both ways', async () => {
    const note = local.note('Through the gateway');
    await note.react('👍');
    await expect(note.reaction('👍, 1 reaction')).toHaveAttribute('aria-pressed', 'true');
  });
});

test(
  'in front of a server whose media no other origin may read, a new avatar is cut out, and all pictures come from the gateway',
  { tag: '@whole' },
  async ({ gateway, instance, openApp }) => {
    const app = await openApp('carol', { baseURL: gateway.url });
    const { page } = app;
    const media = { uri: instance.url, mediaProxy: `${instance.url}/proxy` };
    const headers = { 'content-type': 'application/json' };
    expect(await (await fetch(`${gateway.url}/api/meta`, { method: 'POST', headers, body: '{}' })).json()).toMatchObject(media);
    const pictures: string[] = [];
    page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()));
    await app.open('/settings/profile');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Change avatar' }).click();
    await page.getByRole('menuitem', { name: 'Upload image' }).click();
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 100 } });
    await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await page.getByRole('dialog', { name: 'Crop image' }).getByRole('button', { name: 'Crop' }).click();
    await expect(page.getByText('Avatar updated')).toBeVisible();

    await test.step('the profile shows it, with the name that other servers know', async () => {
      await app.open('/@carol');
      const profile = app.main.getByRole('region', { name: 'Profile' });
      await expect(profile.getByText(`@carol@${new URL(instance.url).host}`)).toBeVisible();
      await expect(profile.locator('img').first()).not.toHaveJSProperty('naturalWidth', 0);
    });
    expect(pictures.filter((address) => address.startsWith(instance.url))).toEqual([]);
    expect(pictures.filter((address) => address.startsWith('http') && address.includes('/proxy/avatar.webp'))).not.toEqual([]);
  },
);

test('files and media come through the gateway byte by byte', async ({ gateway, instance, actAs }) => {
  const alice = await actAs('alice');
  const [file] = await alice.call('drive/files', { type: 'image/*' });
  const paths = [
    new URL(file!.url).pathname,
    '/avatar/@alice',
    '/emoji/wisteria.webp',
    '/twemoji/1f44d.svg',
    '/client-assets/sounds/syuilo/n-aec.mp3',
  ];
  for (const path of paths) {
    const [through, direct] = await Promise.all([fetch(gateway.url + path), fetch(instance.url + path)]);
    expect(through.status, path).toBe(200);
    expect(through.headers.get('content-type'), path).toBe(direct.headers.get('content-type'));
    expect(Buffer.from(await through.arrayBuffer()).equals(Buffer.from(await direct.arrayBuffer())), path).toBe(true);
  }
});

/** The policy of a page without its own parts: the nonce and the host. */
async function policyOf(url: string): Promise<string | undefined> {
  const { headers } = await fetch(url);
  return headers
    .get('content-security-policy')
    ?.replaceAll(new URL(url).host, 'host')
    .replaceAll(/'nonce-[^']+'/g, "'nonce'");
}

test('the gateway serves the client with the same strict policy', async ({ gateway, instance }) => {
  const policy = await policyOf(gateway.url);
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]+'){2};/);
  expect(policy).toBe(await policyOf(instance.url));
});

test(
  'the gateway reports an unreachable server, and everything works again when it is back',
  { tag: '@whole' },
  async ({ openApp, complaints }) => {
    complaints.allow(/status of 50\d|WebSocket connection|ERR_CONNECTION|ERR_SOCKET|ERR_EMPTY_RESPONSE|ApiError/);
    const upstream = await Instance.start({ seed: 'demo' });
    const gateway = await Instance.start({ seed: 'demo', upstream: upstream.url });
    try {
      const app = await openApp('alice', { baseURL: gateway.url });
      await upstream.kill();
      await app.chooseTimeline('Global');
      const face = app.page.getByRole('main').getByRole('alert');
      await expect(face).toBeVisible();
      await upstream.resume();
      // It tries again by itself.
      await expect(app.timeline('Global').articles.first()).toBeVisible({ timeout: RECONNECT_MS });
      const bob = await ApiUser.signIn(upstream.url, 'bob', passwordOf('bob'));
      await bob.post('Back again');
      await expect(app.timeline('Global').note('Back again').root).toBeVisible({ timeout: RECONNECT_MS });
    } finally {
      await gateway.stop();
      await upstream.stop();
    }
  },
);

test('the gateway ends within a second of SIGTERM, whatever is open', { tag: '@alone' }, async ({ instance, openApp, complaints }) => {
  complaints.allow(
    /WebSocket connection|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE|NetworkError|Failed to load resource|Service Unavailable/,
  );
  const gateway = await Instance.start({ seed: 'demo', upstream: instance.url });
  const app = await openApp('alice', { baseURL: gateway.url });
  await expect(app.timeline('Home').articles.first()).toBeVisible();
  const host = `Host: ${new URL(gateway.url).host}\n`;
  const upgrade = 'Connection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\n\n';
  const open = [
    `GET /streaming HTTP/1.1\n${host}${upgrade}`,
    `GET /api/meta HTTP/1.1\n${host}${upgrade}`,
    `POST /api/drive/files/create HTTP/1.1\n${host}Content-Type: multipart/form-data; boundary=x\nContent-Length: 1000000\n\n--x`,
    'GET /half',
  ].map((text) => openRaw(gateway.url, text).on('error', () => undefined));
  await expect.poll(() => open[0]!.bytesRead).toBeGreaterThan(0);
  const from = performance.now();
  await gateway.stop();
  expect(performance.now() - from).toBeLessThan(1_000);
  for (const socket of open) socket.destroy();
});
