import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createInstance, type Instance, type InstanceOptions } from '../../../../server/createInstance';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'wisteria-seed-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Runs `work` on an instance with the test's folder. */
async function within(options: Partial<InstanceOptions>, work: (instance: Instance) => void | Promise<void>): Promise<void> {
  const instance = await createInstance({ dataDir, port: 0, ...options });
  try {
    await work(instance);
  } finally {
    await instance.close();
  }
}
/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
const countUsers = ({ server }: Instance) => server.db.get<{ n: number }>('SELECT COUNT(*) AS n FROM users')?.n;
const signUp = (instance: Instance, username: string, password: string) =>
  instance.app.inject({ method: 'POST', url: '/api/signup', payload: { username, password } });

describe('a start after an interrupted seed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wisteria-seed-'));
  const statuses = new Set<number>();
  let instance: Instance;

  beforeAll(async () => {
    const first = await createInstance({ dataDir: folder, port: 0 });
    await signUp(first, 'half', 'half-pass');
    writeFileSync(join(first.server.config.filesDir, 'seeding'), 'edge');
    await first.close();
    const port = await freePort();
    const starting = createInstance({ dataDir: folder, port, seed: 'edge' });
    const watch = new AbortController();
    const watching = (async () => {
      while (!watch.signal.aborted) {
        const answer = await fetch(`http://127.0.0.1:${port}/api/meta`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        }).catch(() => null);
        if (answer && !watch.signal.aborted) statuses.add(answer.status);
        await pause(20);
      }
    })();
    instance = await starting;
    watch.abort();
    await watching;
  }, 60_000);
  afterAll(async () => {
    await instance.close();
    rmSync(folder, { recursive: true });
  });

  test('an interrupted seed is started again', () => {
    expect(instance.server.db.get("SELECT 1 FROM users WHERE username = 'half'")).toBeUndefined();
    expect(countUsers(instance)).toBeGreaterThan(70);
    expect(existsSync(join(instance.server.config.filesDir, 'seeding'))).toBe(false);
  });

  test('all calls are refused until the seed is done', () => {
    expect([...statuses]).toEqual([503]);
  });

  test('a filled instance is not seeded again, whatever seed a start asks for', async () => {
    const users = countUsers(instance);
    await instance.close();
    const started = performance.now();
    instance = await createInstance({ dataDir: folder, port: 0, seed: 'demo' });
    expect(performance.now() - started).toBeLessThan(1000);
    expect(countUsers(instance)).toBe(users);
  });
});

test('an empty seed leaves the setup to the first visitor', async () => {
  await within({ seed: 'empty' }, async (instance) => {
    const answer = await instance.app.inject({ method: 'POST', url: '/api/meta', payload: {} });
    expect(answer.json()).toMatchObject({ requireSetup: true });
  });
});

test('a seed with published passwords is not opened to the network', async () => {
  await expect(createInstance({ dataDir, port: 0, host: '0.0.0.0', seed: 'demo' })).rejects.toThrow(/published passwords/);
});

test('an account that still has a published password is not opened to the network', async () => {
  await within({}, async (instance) => void (await signUp(instance, 'alice', 'alice-pass')));
  await expect(createInstance({ dataDir, port: 0, host: '0.0.0.0' })).rejects.toThrow(/published passwords/);
});

test('an instance with its own passwords is opened to the network', async () => {
  await within({}, async (instance) => void (await signUp(instance, 'alice', 'another secret')));
  await within({ host: '0.0.0.0', seed: 'demo' }, (instance) => expect(countUsers(instance)).toBe(1));
});

test.each(['https://notes.example', 'http://192.168.1.5:3000', 'http://[2001:db8::1]'])(
  'published passwords are not offered behind a proxy at %s either',
  async (origin) => {
    await expect(createInstance({ dataDir, port: 0, origin, seed: 'demo' })).rejects.toThrow(`(--origin ${origin})`);
    await within({ origin, seed: 'empty' }, (instance) => expect(countUsers(instance)).toBe(0));
  },
);

test('published passwords are allowed at a public address that only this machine reaches', async () => {
  await within({}, async (instance) => void (await signUp(instance, 'alice', 'alice-pass')));
  await within({ origin: 'http://localhost:3000' }, (instance) => expect(countUsers(instance)).toBe(1));
});

test.each([{ host: '0.0.0.0' }, { host: '::' }, { host: '192.168.1.5' }, { origin: 'https://notes.example' }])(
  'an instance that tests can reset is not opened to the network by %o',
  async (opening) => {
    await expect(createInstance({ dataDir, port: 0, testing: true, seed: 'empty', ...opening })).rejects.toThrow(/^With --testing anybody/);
    expect(readdirSync(dataDir)).toEqual([]);
  },
);
