import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestInstance } from '../support/testInstance';

let world: TestInstance;
beforeEach(async () => {
  world = await TestInstance.start();
});
afterEach(() => world.close());

const refusal = (message: string) => ({ status: 400, body: { statusCode: 400, error: 'Bad Request', message: `Error: ${message}` } });

describe('signup', () => {
  test('signup creates an account with a working token', async () => {
    await world.signUp('admin');
    const made = await world.ok('signup', { username: 'Alice', password: 'p' });
    expect(made).toMatchObject({ username: 'Alice', name: null, isAdmin: false, token: expect.stringMatching(/^[0-9A-Za-z]{16}$/) });
    expect(await world.ok('i', {}, made?.token)).toMatchObject({ username: 'Alice' });
  });

  test.each(['', 'with space', 'a'.repeat(21), 'ü', 'a-b'])('signup refuses the name %j', async (username) => {
    expect(await world.post('signup', { username, password: 'p' })).toEqual(refusal('INVALID_USERNAME'));
  });

  test('signup refuses a taken name in any case', async () => {
    await world.signUp('alice');
    expect(await world.post('signup', { username: 'ALICE', password: 'p' })).toEqual(refusal('DUPLICATED_USERNAME'));
  });

  test('of two sign-ups for a name at the same time, one is refused', async () => {
    await world.signUp('admin');
    const answers = await Promise.all([1, 2].map(() => world.post('signup', { username: 'alice', password: 'p' })));
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test('signup refuses names that sound like the server', async () => {
    await world.signUp('first');
    expect(await world.post('signup', { username: 'Moderator', password: 'p' })).toEqual(refusal('DENIED_USERNAME'));
  });

  test('signup refuses an empty password', async () => {
    expect(await world.post('signup', { username: 'alice', password: '' })).toEqual(refusal('INVALID_PASSWORD'));
  });

  test('signup is refused while registration is closed', async () => {
    const admin = await world.signUp('first');
    await world.ok('admin/update-meta', { disableRegistration: true }, admin.token);
    expect((await world.post('signup', { username: 'alice', password: 'p' })).status).toBe(400);
  });
});

describe('signup with a confirmed e-mail address', () => {
  const params = { username: 'alice', password: 'p', emailAddress: 'alice@mail.example' };

  /** Requires an e-mail address. Returns the letters that are sent from now on. */
  async function requireEmail() {
    const admin = await world.signUp('first');
    await world.ok('admin/update-meta', { emailRequiredForSignup: true }, admin.token);
    expect(await world.ok('meta', {})).toMatchObject({ emailRequiredForSignup: true });
    return world.listen('mail');
  }
  const codeIn = (text: string | undefined) => /\/signup-complete\/(\w+)$/.exec(text ?? '')?.[1] ?? '';

  test('signup sends a letter whose link creates the account, once', async () => {
    const letters = await requireEmail();
    expect(await world.post('signup', params)).toEqual({ status: 204, body: undefined });
    expect(await world.ok('username/available', { username: 'alice' })).toEqual({ available: true });
    expect(letters).toMatchObject([{ to: 'alice@mail.example' }]);
    const code = codeIn(letters[0]?.text);
    const { id, i } = await world.ok('signup-pending', { code });
    expect(await world.ok('i', {}, i)).toMatchObject({ id, username: 'alice', email: 'alice@mail.example', emailVerified: true });
    expect(await world.ok('signin', { username: 'alice', password: 'p' })).toEqual({ id, i: expect.not.stringMatching(i) });
    expect(await world.post('signup-pending', { code })).toEqual(refusal('NO_SUCH_CODE'));
  });

  test('a link that is half an hour old is refused', async () => {
    const letters = await requireEmail();
    await world.post('signup', params);
    world.clock.advance(30 * 60_000 + 1);
    expect(await world.post('signup-pending', { code: codeIn(letters[0]?.text) })).toEqual(refusal('EXPIRED'));
  });

  test('a name that was taken before the link was opened is refused', async () => {
    const letters = await requireEmail();
    await world.post('signup', params);
    await world.post('signup', params);
    const [first, second] = letters.map(({ text }) => codeIn(text));
    await world.ok('signup-pending', { code: second ?? '' });
    expect(await world.post('signup-pending', { code: first ?? '' })).toEqual(refusal('DUPLICATED_USERNAME'));
  });

  test.each([undefined, '', 'no address'])('signup refuses the address %j', async (emailAddress) => {
    const letters = await requireEmail();
    expect((await world.post('signup', { ...params, emailAddress })).status).toBe(400);
    expect(letters).toEqual([]);
  });
});

describe('email-address/available', () => {
  const ask = (emailAddress: string) => world.ok('email-address/available', { emailAddress });

  test('email-address/available says why an account cannot have an address', async () => {
    expect(await ask('alice@mail.example')).toEqual({ available: true, reason: null });
    expect(await ask('no address')).toEqual({ available: false, reason: 'format' });
    expect(await ask('')).toEqual({ available: false, reason: 'format' });
  });

  test('an address of an account is used, in any case, and signup refuses it', async () => {
    const admin = await world.signUp('first');
    await world.ok('admin/update-meta', { emailRequiredForSignup: true }, admin.token);
    const letters = world.listen('mail');
    const params = { username: 'alice', password: 'p', emailAddress: 'alice@mail.example' };
    await world.post('signup', params);
    expect(await ask('alice@mail.example'), 'nobody has confirmed it').toEqual({ available: true, reason: null });
    await world.ok('signup-pending', { code: /\/signup-complete\/(\w+)$/.exec(letters[0]?.text ?? '')?.[1] ?? '' });
    expect(await ask('Alice@MAIL.example')).toEqual({ available: false, reason: 'used' });
    expect((await world.post('signup', { ...params, username: 'other' })).status).toBe(400);
    expect(letters).toHaveLength(1);
  });
});

describe('username/available', () => {
  test('username/available answers whether a name is free', async () => {
    await world.signUp('alice');
    expect(await world.ok('username/available', { username: 'zoe' })).toEqual({ available: true });
    expect(await world.ok('username/available', { username: 'Alice' })).toEqual({ available: false });
    expect(await world.ok('username/available', { username: 'admin' })).toEqual({ available: false });
  });
});

describe('admin/accounts/create', () => {
  test('admin/accounts/create creates the first account, which administers', async () => {
    expect(await world.ok('meta', {})).toMatchObject({ requireSetup: true });
    const admin = await world.ok('admin/accounts/create', { username: 'admin', password: 'p' });
    expect(admin).toMatchObject({ isAdmin: true, token: expect.any(String) });
    expect(await world.ok('meta', {})).toMatchObject({ requireSetup: false });
  });

  test('afterwards only the first account can call admin/accounts/create', async () => {
    const admin = await world.signUp('first');
    const alice = await world.signUp('alice');
    const params = { username: 'bob', password: 'p' };
    expect(await world.refused('admin/accounts/create', params)).toMatchObject({ status: 403 });
    expect(await world.refused('admin/accounts/create', params, alice.token)).toMatchObject({ status: 403 });
    expect(await world.ok('admin/accounts/create', params, admin.token)).toMatchObject({ username: 'bob', isAdmin: false });
  });
});
