/** Endless calls by strangers do not fill the disk. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ImageCache } from '../../../server/media/ImageCache';
import { FakeClock } from '../../fixtures/FakeClock';
import { png, upload } from '../../unit/server/support/media';
import { TestInstance, type TestAccount } from '../../unit/server/support/testInstance';

/** Far more than the limits allow. What a single one leaves, at 500 bytes each, exceeds {@link MAX_LEFT}. */
const CALLS = 2_000;
/** Each drawn picture takes milliseconds. They leave nothing, so fewer are enough. */
const PICTURES = 300;
/** Each of these would leave a file of its own, so fewer show it too. */
const OTHER_CALLS = 1_000;
const MAX_LEFT = 1_000_000;

let directory: string;
let world: TestInstance;
let alice: TestAccount;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'wisteria-flood-'));
  world = await TestInstance.start({
    dataDir: directory,
    testing: false,
    rateLimitFactor: 1,
    download: () => Promise.reject(new Error('no network')),
  });
  alice = await world.signUp('alice');
});
afterAll(async () => {
  await world.close();
  rmSync(directory, { recursive: true, force: true });
});

/** The size of all files in the data folder, in bytes, with the log of the database. */
function bytesOnDisk(): number {
  world.instance.server.db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  let sum = 0;
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) sum += statSync(join(entry.parentPath, entry.name)).size;
  }
  return sum;
}

/** The bytes that the calls leave, with a hundred calls at the same time. */
async function leftBy(count: number, call: (n: number) => Promise<unknown>): Promise<number> {
  const before = bytesOnDisk();
  for (let n = 0; n < count; n += 100) await Promise.all(Array.from({ length: 100 }, (_, k) => call(n + k)));
  return bytesOnDisk() - before;
}

const LONG = 'x'.repeat(2_000);

describe('strangers', () => {
  test.each<[string, (n: number) => object]>([
    [
      'app/create',
      (n) => ({
        name: `app ${n}`,
        description: LONG,
        permission: ['read:account'],
        callbackUrl: `https://${n}.example/${LONG.slice(100)}`,
      }),
    ],
    ['signup', (n) => ({ username: `flood${n}`, password: LONG.slice(0, 1000) })],
    ['signin', (n) => ({ username: 'alice', password: `guess ${n}` })],
    ['signup-pending', (n) => ({ code: `${n}${LONG}` })],
    ['auth/session/show', (n) => ({ token: `${n}${LONG}` })],
    ['fetch-rss', (n) => ({ url: `https://far.example/${n}` })],
    ['federation/update-remote-user', () => ({ userId: alice.id })],
    ['users/show', () => ({ userId: alice.id })],
  ])(`${CALLS} calls of %s leave next to nothing`, async (endpoint, params) => {
    expect(await leftBy(CALLS, (n) => world.post(endpoint, params(n)))).toBeLessThan(MAX_LEFT);
  });

  test(`${CALLS} auth sessions of an app leave next to nothing`, async () => {
    const { secret } = await world.ok('app/create', { name: 'app', description: '', permission: [] }, alice.token);
    expect(await leftBy(CALLS, () => world.post('auth/session/generate', { appSecret: secret }))).toBeLessThan(MAX_LEFT);
  });

  test(`${CALLS} uploads without a token leave nothing`, async () => {
    const boundary = 'b';
    const payload = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${LONG}\r\n--${boundary}--\r\n`;
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const left = await leftBy(CALLS, () => world.instance.app.inject({ method: 'POST', url: '/api/drive/files/create', headers, payload }));
    expect(left).toBe(0);
  });

  test(`${PICTURES} drawn avatars leave nothing on disk`, async () => {
    expect(await leftBy(PICTURES, (n) => world.instance.app.inject({ url: `/identicon/${n}` }))).toBe(0);
  });

  test(`${PICTURES} drawn avatars through the proxy leave nothing on disk`, async () => {
    const address = (n: number) => encodeURIComponent(`${world.instance.url}/identicon/proxied-${n}`);
    expect(await leftBy(PICTURES, (n) => world.instance.app.inject({ url: `/proxy/a.webp?url=${address(n)}&emoji=1` }))).toBe(0);
  });
});

describe('calls outside of the API', () => {
  const far = (n: number) => encodeURIComponent(`https://far.example/${n}`);
  test.each<[string, (n: number) => string]>([
    ['previews of pages', (n) => `/url?url=${far(n)}`],
    ['pictures of other servers', (n) => `/proxy/image.webp?url=${far(n)}`],
    ['emoji that are not there', (n) => `/emoji/none_${n}.webp`],
    ['avatars of nobody', (n) => `/avatar/@nobody_${n}`],
    ['files that are not there', (n) => `/files/${n}`],
  ])(`${OTHER_CALLS} requests for %s leave nothing on disk`, async (_what, url) => {
    expect(await leftBy(OTHER_CALLS, (n) => world.instance.app.inject({ url: url(n) }))).toBe(0);
  });
});

describe('the cache of converted pictures', () => {
  test('the cache keeps the pictures that were requested last, within its limits', async () => {
    const folder = join(directory, 'small-cache');
    const limits = { diskBytes: 3_000, memoryBytes: 3_000 };
    const cache = new ImageCache(folder, new FakeClock(), limits);
    const made: string[] = [];
    const picture = (key: string) => () => {
      made.push(key);
      return Promise.resolve({ type: 'image/webp' as const, data: Buffer.alloc(1_000) });
    };
    for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) {
      await cache.get(key, picture(key));
      await cache.getDrawn(key, picture(`drawn ${key}`));
    }
    const order = ['a', 'b', 'c', 'd', 'b'];
    expect(made).toEqual(order.flatMap((key) => [key, `drawn ${key}`]));
    expect(readdirSync(folder)).toHaveLength(3);
    const smaller = new ImageCache(folder, new FakeClock(), { ...limits, diskBytes: 1_000 });
    await expect.poll(() => readdirSync(folder)).toHaveLength(1);
    await smaller.get('a', picture('a'));
  });
});

describe('accounts', () => {
  test('a value of the registry, and all of them together, have a maximum', async () => {
    const set = (key: string, value: unknown) => world.post('i/registry/set', { key, scope: ['a'], value }, alice.token);
    expect(await set('large', 'x'.repeat(600_000))).toMatchObject({ status: 400, body: { error: { code: 'INVALID_PARAM' } } });
    expect(
      await set(
        'many',
        Array.from({ length: 4_000 }, () => 'x'.repeat(200)),
      ),
    ).toMatchObject({ status: 400 });
    const value = 'x'.repeat(500_000);
    const statuses: number[] = [];
    for (let n = 0; n < 36; n++) statuses.push((await set(`key ${n}`, value)).status);
    expect(statuses).toEqual([...Array.from({ length: 33 }, () => 204), 400, 400, 400]);
    expect(await set('key 1', value), 'a value in the place of another').toMatchObject({ status: 204 });
  });

  test.each([
    ['a field', { fields: [{ name: 'site', value: 'x'.repeat(2_000) }] }],
    ['a muted server', { mutedInstances: ['x'.repeat(300)] }],
    ['muted servers', { mutedInstances: Array.from({ length: 1_001 }, (_, n) => `${n}.example`) }],
    [
      'settings of notifications',
      { notificationRecieveConfig: Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`t${n}`, { type: 'all' }])) },
    ],
  ])('%s of a profile has a maximum', async (_name, changes) => {
    expect(await world.refused('i/update', changes, alice.token)).toMatchObject({ status: 400, code: 'INVALID_PARAM' });
  });

  test('uploads are stored, so that the sizes in the other tests are meaningful', async () => {
    const before = bytesOnDisk();
    await upload(world, alice, await png(100, 100), 'a.png');
    expect(bytesOnDisk()).toBeGreaterThan(before);
  });
});
