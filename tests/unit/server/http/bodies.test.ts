/** The requests of callers are checked before they cost anything: who calls, and how large and how deep the body is. */
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tryUpload } from '../support/media';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let alice: TestAccount;

beforeAll(async () => {
  world = await TestInstance.start();
  alice = await world.signUp('alice');
});
afterAll(() => world.close());

const BOUNDARY = 'boundary';
const field = (name: string, value: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\n\r\n`;

/** Sends the start of an endless upload. Returns the status of the answer. */
function beginUpload(head: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(`${world.instance.url}/api/drive/files/create`, {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
    });
    call.on('response', (answer) => {
      resolve(answer.statusCode);
      call.destroy();
    });
    call.on('error', reject);
    call.write(head + fileHead + 'x'.repeat(200_000));
  });
}

describe('uploads', () => {
  test.each([
    ['no token', ''],
    ['an unknown token', field('i', 'nobody')],
  ])('an upload with %s is refused before its file is written', async (_name, head) => {
    expect(await beginUpload(head)).toBe(401);
    expect(readdirSync(world.instance.server.config.tempDir)).toEqual([]);
  });

  test('an upload of an app without permission is refused before its file is written', async () => {
    const { token } = await world.ok('miauth/gen-token', { session: null, permission: ['read:drive'] }, alice.token);
    expect(await beginUpload('', { authorization: `Bearer ${token}` })).toBe(403);
    expect(readdirSync(world.instance.server.config.tempDir)).toEqual([]);
  });

  test('a field beside the file cannot be larger than a text needs', async () => {
    const { status } = await tryUpload(world, alice, Buffer.from('x'), 'a.txt', { comment: 'x'.repeat(100_000) });
    expect(status).toBe(400);
    await expect.poll(() => readdirSync(world.instance.server.config.tempDir)).toEqual([]);
  });
});

describe('JSON', () => {
  const post = (payload: string) =>
    world.instance.app.inject({ method: 'POST', url: '/api/meta', headers: { 'content-type': 'application/json' }, payload });

  test.each([
    ['lists', '{"a":' + '['.repeat(400_000) + ']'.repeat(400_000) + '}'],
    ['objects', '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)],
    ['lists that are never closed', '['.repeat(900_000)],
  ])('%s that are nested too deep are refused', async (_name, payload) => {
    const answer = await post(payload);
    expect({ status: answer.statusCode, body: answer.json<unknown>() }).toEqual({
      status: 400,
      body: { statusCode: 400, code: 'BODY_TOO_DEEP', error: 'Bad Request', message: 'Body has more than 64 levels' },
    });
  });

  test('a body of more than a mebibyte is refused', async () => {
    expect((await post(`{"a":"${'x'.repeat(1_100_000)}"}`)).statusCode).toBe(413);
  });

  test('a short body that describes very many values is refused before it takes memory', async () => {
    const answer = await post(`{"a":[${'{},'.repeat(300_000)}{}]}`);
    expect({ status: answer.statusCode, body: answer.json<unknown>() }).toEqual({
      status: 400,
      body: { statusCode: 400, code: 'BODY_TOO_MANY_VALUES', error: 'Bad Request', message: 'Body has more than 100000 values' },
    });
  });
});
