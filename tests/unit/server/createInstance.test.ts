import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createInstance } from '../../../server/createInstance';
import { TestInstance } from './support/testInstance';

test('an instance with a folder keeps everything after a restart, even on another port', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wisteria-test-'));
  const first = await TestInstance.start({ dataDir });
  const alice = await first.signUp('alice');
  await first.close();

  const second = await TestInstance.start({ dataDir });
  expect(await second.ok('i', {}, alice.token)).toMatchObject({
    id: alice.id,
    avatarUrl: `${second.instance.url}/identicon/alice@${second.instance.server.host}`,
  });
  await second.close();
  rmSync(dataDir, { recursive: true });
});

test('an instance in memory deletes its files when it closes', async () => {
  const instance = await createInstance({ dataDir: null, port: 0, testing: true });
  const { filesDir } = instance.server.config;
  expect(existsSync(filesDir)).toBe(true);
  await instance.close();
  expect(existsSync(filesDir)).toBe(false);
});

test('the public address can differ from the one that is listened on', async () => {
  const world = await TestInstance.start({ origin: 'https://wisteria.example', testing: false });
  expect(await world.ok('meta', {})).toMatchObject({ uri: 'https://wisteria.example', mediaProxy: 'https://wisteria.example/proxy' });
  await world.close();
});

test('a taken port ends the start and releases what was opened', async () => {
  const first = await createInstance({ dataDir: null, port: 0, testing: true });
  const port = Number(new URL(first.url).port);
  await expect(createInstance({ dataDir: null, port, testing: true })).rejects.toThrow(/EADDRINUSE/);
  await first.close();
});
