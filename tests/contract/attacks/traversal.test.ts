/** No address leads out of the folders that an instance serves. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestInstance } from '../../unit/server/support/testInstance';

const SECRET = 'the-secret-of-this-test';

let root: string;
let world: TestInstance;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'wisteria-traversal-'));
  writeFileSync(join(root, 'secret.txt'), SECRET);
  const clientDir = join(root, 'client');
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  writeFileSync(join(clientDir, 'index.html'), '<!doctype html><title>the page</title>');
  writeFileSync(join(clientDir, 'assets', 'a.js'), 'export {};');
  world = await TestInstance.start({ dataDir: join(root, 'data'), clientDir });
  await world.signUp('alice');
});
afterAll(async () => {
  await world.close();
  rmSync(root, { recursive: true, force: true });
});

/** Sends a path as it is. `fetch` would tidy it up. */
function get(path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(world.instance.url);
    request({ hostname, port, path }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString('latin1') }));
    })
      .on('error', reject)
      .end();
  });
}

const STEPS = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..\\', '..%5c', '....//', '%252e%252e%252f', '..%c0%af', '.%00./'];
const PLACES = [
  '/',
  '/files/',
  '/proxy/',
  '/emoji/',
  '/avatar/',
  '/identicon/',
  '/twemoji/',
  '/fluent-emoji/',
  '/client-assets/sounds/',
  '/assets/',
  '/api/',
];
const TARGETS = ['secret.txt', 'data/instance.db', 'package.json', 'etc/passwd'];

describe('paths that climb', () => {
  test.each(PLACES)('nothing outside is found below %s', async (place) => {
    const leaked: string[] = [];
    for (const step of STEPS) {
      for (const target of TARGETS) {
        for (const depth of [1, 3, 8]) {
          const path = place + step.repeat(depth) + target;
          const { body } = await get(path);
          if (/the-secret-of-this-test|SQLite format 3|"name": "wisteria"|root:x:/.test(body)) leaked.push(path);
        }
      }
    }
    expect(leaked).toEqual([]);
  });

  test('the proxy reads no file of the machine, whatever address it is given', async () => {
    const leaked: string[] = [];
    const own = world.instance.url;
    for (const url of [
      'file:///etc/passwd',
      `${own}/files/../../secret.txt`,
      `${own}/icons/../../package.json`,
      `${own}/icons/..%2f..%2fpackage.json`,
      `${own}/twemoji/..%2f..%2fpackage.json`,
      `${own}/proxy/x?url=file:///etc/passwd`,
      '/etc/passwd',
      '../secret.txt',
    ]) {
      const { status } = await get(`/proxy/image.webp?url=${encodeURIComponent(url)}`);
      if (status === 200) leaked.push(url);
    }
    expect(leaked).toEqual([]);
  });

  test('the files of the page are where the test looks for others', async () => {
    expect((await get('/assets/a.js')).body).toBe('export {};');
  });
});
