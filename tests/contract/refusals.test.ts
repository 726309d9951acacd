/** Wrong calls are refused as a real server refused them: status, body with its ids, and headers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestInstance, type TestAccount } from '../unit/server/support/testInstance';
import { recordedRefusal } from './lib/recordings';

let world: TestInstance;
let alice: TestAccount;
let bob: TestAccount;

beforeAll(async () => {
  world = await TestInstance.start();
  await world.signUp('admin');
  alice = await world.signUp('alice');
  bob = await world.signUp('bob');
});
afterAll(() => world.close());

/** Repeats a refused call, with parameters that mean the same here. Returns the refusal and the recorded one. */
async function compare(name: string, { by, params }: { by?: { token: string }; params?: object } = {}) {
  const recorded = recordedRefusal(name);
  const payload = { ...recorded.params, ...params, ...(by ? { i: by.token } : {}) };
  const answer = await world.instance.app.inject({ method: 'POST', url: `/api/${recorded.endpoint}`, payload });
  const here = (text: string) => text.replaceAll('http://localhost:3300', world.instance.url);
  return {
    recorded: {
      status: recorded.status,
      body: recorded.body,
      headers: Object.fromEntries(Object.entries(recorded.headers).map(([header, value]) => [header, here(value)])),
    },
    answered: {
      status: answer.statusCode,
      body: answer.json<unknown>(),
      headers: Object.fromEntries(Object.keys(recorded.headers).map((header) => [header, answer.headers[header]])),
    },
  };
}

/** Our own description has no branches, so places have other names (docs/decisions/0005). */
function withoutBranch(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body).replace('#/then/', '#/'));
}

async function noteBy(author: TestAccount) {
  return (await world.ok('notes/create', { text: 'a note' }, author.token)).createdNote;
}

describe('refusals of callers', () => {
  test('a call without an account is refused as recorded', async () => {
    const { answered, recorded } = await compare('no-credential');
    expect(answered).toEqual(recorded);
  });

  test('a call with an unknown token is refused as recorded', async () => {
    const { answered, recorded } = await compare('bad-token', { by: { token: 'nonsense' } });
    expect(answered).toEqual(recorded);
  });

  test('a call without the role is refused as recorded', async () => {
    const recorded = recordedRefusal('not-moderator');
    expect(await world.post('admin/announcements/create', { title: 'a', text: 'b', imageUrl: null }, alice.token)).toEqual({
      status: recorded.status,
      body: recorded.body,
    });
  });
});

describe('refusals of calls', () => {
  test('an unknown endpoint is refused as recorded', async () => {
    const { answered, recorded } = await compare('unknown-endpoint');
    expect(answered).toEqual(recorded);
  });

  test.each(['invalid-param', 'empty-note'])('wrong parameters are refused as recorded: %s', async (name) => {
    const { answered, recorded } = await compare(name, { by: alice });
    expect(answered).toEqual({ ...recorded, body: withoutBranch(recorded.body) });
  });

  test.each(['no-such-note', 'no-such-user'])('an unknown id is refused as recorded: %s', async (name) => {
    const { answered, recorded } = await compare(name, { by: alice });
    expect(answered).toEqual(recorded);
  });
});

describe('following', () => {
  test('following oneself is refused as recorded', async () => {
    const { answered, recorded } = await compare('yourself', { by: alice, params: { userId: alice.id } });
    expect(answered).toEqual(recorded);
  });

  test('following twice is refused as recorded', async () => {
    await world.ok('following/create', { userId: bob.id }, alice.token);
    const { answered, recorded } = await compare('already-following', { by: alice, params: { userId: bob.id } });
    expect(answered).toEqual(recorded);
  });

  test('following an account that blocks is refused as recorded', async () => {
    const guarded = await world.signUp('guarded');
    await world.ok('blocking/create', { userId: alice.id }, guarded.token);
    const { answered, recorded } = await compare('blocked', { by: alice, params: { userId: guarded.id } });
    expect(answered).toEqual(recorded);
  });
});

test('reacting twice in the same way is refused as recorded', async () => {
  const { id: noteId } = await noteBy(bob);
  await world.ok('notes/reactions/create', { noteId, reaction: '👍' }, alice.token);
  const { answered, recorded } = await compare('already-reacted', { by: alice, params: { noteId, reaction: '👍' } });
  expect(answered).toEqual(recorded);
});

test('an antenna without words is the recorded internal error', async () => {
  const { answered, recorded } = await compare('antenna-without-keywords', { by: alice });
  expect(withoutTrace(answered)).toEqual(withoutTrace(recorded));
});

/** The cause of an internal error differs between servers. */
function withoutTrace({ status, body, headers }: { status: number; body: unknown; headers: object }) {
  const { error } = body as { error: { info: { e: object } } };
  return { status, headers, error: { ...error, info: { e: Object.keys(error.info.e) } } };
}

describe('signing in', () => {
  test.each([
    ['signin-no-user', { username: 'nobody', password: 'x' }],
    ['signin-wrong-password', { username: 'alice', password: 'x' }],
  ])('the refused sign-in %s is as recorded', async (name, params) => {
    const { answered, recorded } = await compare(name, { params });
    expect(answered).toEqual(recorded);
  });
});
