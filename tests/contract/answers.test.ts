/**
 * Each endpoint of the instance answers in the shape of recorded answers of a real server (tests/fixtures/recorded).
 *
 * With CONTRACT_BASE (https://server.example) and CONTRACT_TOKEN (a token of an account there) in the environment, the
 * reading endpoints of that server are called instead, with the same expectations.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { endpointsOf } from '../../server/allEndpoints';
import { FLAVORS } from '../../server/core/instance/flavors';
import type { ServerEndpoint } from '../../server/http/serverEndpoints';
import { Account, type Answer } from './lib/account';
import { Judge } from './lib/Judge';
import { recordedCalls } from './lib/recordings';
import { replayed } from './lib/replayed';
import { reads, visitorReads, type AnyCalls } from './lib/reads';
import { SeededInstance } from './lib/seededInstance';
import { noteTraits, NothingToSee, Sights } from './lib/sights';
import { unrecorded } from './lib/unrecorded';
import { writes } from './lib/writes';

const { CONTRACT_BASE, CONTRACT_TOKEN } = process.env;
const elsewhere = CONTRACT_BASE && CONTRACT_TOKEN ? { origin: CONTRACT_BASE.replace(/\/+$/, ''), token: CONTRACT_TOKEN } : null;

const served = endpointsOf(FLAVORS['2024']);
const judge = new Judge();
let world: SeededInstance | null = null;
let reader: Account;
let visitor: Account;
let sights: Sights;

beforeAll(async () => {
  if (!elsewhere) world = await SeededInstance.start();
  reader = world?.alice ?? new Account(elsewhere?.origin ?? '', elsewhere?.token ?? null);
  visitor = new Account(reader.origin, null);
  sights = await Sights.gather(reader);
}, 120_000);
afterAll(() => world?.close());

/** All answers of the calls to an endpoint, or why another server has nothing to answer. The seeded instance always has. */
async function answersOf(by: Account, endpoint: ServerEndpoint, callsOf: AnyCalls): Promise<readonly Answer[] | string> {
  try {
    const answers: Answer[] = [];
    for (const params of await callsOf(sights)) answers.push(await by.call(endpoint, params));
    return answers;
  } catch (error) {
    if (elsewhere && error instanceof NothingToSee) return error.message;
    throw error;
  }
}

const callsIn = (table: object) => Object.entries(table) as [ServerEndpoint, AnyCalls][];
const isEmptyList = ({ body }: Answer): boolean => Array.isArray(body) && body.length === 0;

describe('an account reads', () => {
  test.for(callsIn(reads))('an account reads %s', async ([endpoint, callsOf], { skip }) => {
    const answers = await answersOf(reader, endpoint, callsOf);
    if (typeof answers === 'string') return skip(answers);
    expect(judge.wrongIn(answers)).toEqual([]);
    expect(elsewhere === null && answers.every(isEmptyList), 'nothing was there to compare').toBe(false);
    return undefined;
  });
});

describe('a visitor reads', () => {
  test.for(callsIn(visitorReads))('a visitor reads %s', async ([endpoint, callsOf], { skip }) => {
    const answers = await answersOf(visitor, endpoint, callsOf);
    if (typeof answers === 'string') return skip(answers);
    expect(judge.wrongIn(answers)).toEqual([]);
    return undefined;
  });
});

describe.skipIf(elsewhere)('recorded calls, made again', () => {
  const paths = new Set<string>(served.map(({ path }) => path));
  const calls = recordedCalls().filter(({ endpoint }) => paths.has(endpoint));

  /** The caller of the same name; Alice for those whom the seed does not have. */
  const callerOf = (by: string | null): Account => {
    if (!world || by === null) return visitor;
    const { admin, alice, bob, carol } = world;
    return { admin, bob, carol }[by] ?? alice;
  };

  test.for(calls.map((call) => [call.endpoint, JSON.stringify(call.params), call] as const))(
    'the call of %s with %s is answered as it was recorded',
    async ([, , { endpoint, by, params, status }]) => {
      const answer = await callerOf(by).call(endpoint as ServerEndpoint, params);
      const { code } = (answer.body as { error?: { code: string } } | undefined)?.error ?? {};
      const difference = status === 200 ? replayed[endpoint] : undefined;
      expect({ status: answer.status, code }).toEqual({ status: difference ? 400 : status, code: undefined, ...difference });
      expect(answer.status === 200 ? judge.wrongIn([answer]) : []).toEqual([]);
    },
  );

  test('each call with another outcome is explained in decision 0005', () => {
    const decision = readFileSync(new URL('../../docs/decisions/0005-what-recordings-leave-open.md', import.meta.url), 'utf8');
    expect(Object.keys(replayed).filter((endpoint) => !decision.includes(`| \`${endpoint}\` |`))).toEqual([]);
  });
});

describe.skipIf(elsewhere)('changing', () => {
  test.for(Object.entries(writes))('changing with %s', async ([, write]) => {
    if (!world) throw new Error('there is no instance to change');
    expect(judge.wrongIn(await write(world))).toEqual([]);
  });
});

describe('completeness', () => {
  test('every endpoint of the instance is called', () => {
    expect([...Object.keys(reads), ...Object.keys(writes)].sort()).toEqual(served.map(({ path }) => path).sort());
  });

  test('every endpoint is either recorded or listed as unrecorded', () => {
    const wrong = served.map(({ path }) => path).filter((path) => judge.hasRecorded(path) === path in unrecorded);
    expect(wrong).toEqual([]);
  });

  test.skipIf(elsewhere)('the seed has notes of every kind to compare', () => {
    expect(noteTraits.filter((trait) => !sights.notes().includes(sights.note(trait)))).toEqual([]);
  });
});
