/** Bodies that nobody meant: no endpoint breaks on them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allEndpoints } from '../../../server/allEndpoints';
import { SeededRandom } from '../../../server/seed/random';
import { TestInstance, type TestAccount } from '../../unit/server/support/testInstance';

const BODIES = 35;

/** Values that a careless check lets through. */
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '\u0000',
  "' OR 1=1 --",
  '%',
  '../../etc',
  '__proto__',
  'x'.repeat(5_000),
  '\ud800',
  [],
  [null],
  [[[]]],
  Array.from({ length: 500 }, (_, n) => n),
  {},
  { id: 7 },
  { length: 3 },
];

/** Endpoints that answer INTERNAL_ERROR to wrong parameters, as real servers do. */
const AS_RECORDED = new Set(['antennas/create', 'antennas/update', 'federation/update-remote-user', 'i/2fa/done', 'reset-password']);

let world: TestInstance;
let owner: TestAccount;
let noteId: string;
beforeAll(async () => {
  world = await TestInstance.start({ download: () => Promise.reject(new Error('no network')) });
  owner = await world.signUp('owner');
  noteId = (await world.ok('notes/create', { text: 'hello' }, owner.token)).createdNote.id;
});
afterAll(() => world.close());

/** Names of the parameters that an endpoint knows. */
const namesOf = (params: object): string[] => ('shape' in params ? Object.keys(params.shape as object) : []);

test(`${BODIES} random bodies break no endpoint`, async () => {
  const random = new SeededRandom(13);
  const broken: string[] = [];
  for (const { path, params, upload } of allEndpoints) {
    if (upload || AS_RECORDED.has(path)) continue;
    for (let n = 0; n < BODIES; n++) {
      // Now and then the id of something that is there, so that more than the first check is reached.
      const value = () => (random.chance(0.2) ? random.pick([owner.id, noteId]) : VALUES[random.whole(0, VALUES.length - 1)]);
      const body = Object.fromEntries(
        namesOf(params)
          .filter(() => random.chance(0.7))
          .map((name) => [name, value()]),
      );
      const token = random.chance(0.8) ? owner.token : undefined;
      const answer = await world.post(path, body, token);
      if (JSON.stringify(answer.body ?? '').includes('INTERNAL_ERROR'))
        broken.push(`${path} ${JSON.stringify(body)}: ${JSON.stringify(answer.body)}`);
    }
  }
  expect(broken).toEqual([]);
  expect(await world.ok('i', {}, owner.token), 'the account is as it was').toMatchObject({ id: owner.id, username: 'owner' });
});

test.each([
  'null',
  '7',
  '"text"',
  '[]',
  '[[[]]]',
  '{"i": {}}',
  '{"i": null}',
  '{"__proto__": {"isAdmin": true}}',
  '{"constructor": 7}',
  '{',
  '',
])('a body that is %s breaks none of the endpoints', async (payload) => {
  const broken: string[] = [];
  for (const { path, upload } of allEndpoints) {
    if (upload || AS_RECORDED.has(path)) continue;
    const headers = { 'content-type': 'application/json' };
    const answer = await world.instance.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers });
    if (answer.statusCode >= 500) broken.push(`${path}: ${answer.body}`);
  }
  expect(broken).toEqual([]);
  expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
});
