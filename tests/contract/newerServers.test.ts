/**
 * The flavor 2026 answers as servers of that year do, where they differ from those of 2024. What both have in common is checked by
 * the other contract tests, with the flavor 2024.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WireSignInStep } from '~/api/wire';
import { totpAt } from '../../server/core/sessions/totp';
import { SoftKey } from '../fixtures/SoftKey';
import { grantPolicies } from '../unit/server/support/grantPolicies';
import { png, tryUpload } from '../unit/server/support/media';
import { TestInstance, type TestAccount } from '../unit/server/support/testInstance';
import { Stream } from './lib/Stream';

let world: TestInstance;
let admin: TestAccount;
let alice: TestAccount;

/** How many verdicts about captchas the provider is asked for. */
let asked: number;

beforeEach(async () => {
  asked = 0;
  world = await TestInstance.start({ flavor: '2026', ask: async () => ({ success: (asked += 1) > 1 }) });
  [admin, alice] = [await world.signUp('admin'), await world.signUp('alice')];
});
afterEach(() => world.close());

const refusal = (status: number, id: string) => ({ status, body: { error: { id } } });
const flow = (params: object) => world.post('signin-flow', { username: 'alice', ...params });
const ok = (body: WireSignInStep | object) => ({ status: 200, body });

test('endpoints of former servers are not there, and the web framework says so', async () => {
  for (const path of ['signin', 'i/read-all-unread-notes']) {
    const { status, body } = await world.post(path, {}, alice.token);
    expect({ status, body }).toEqual({
      status: 404,
      body: { statusCode: 404, error: 'Not Found', message: `Route POST:/api/${path} not found` },
    });
  }
  const served = await world.ok('endpoints', {});
  expect(['signin', 'i/read-all-unread-notes', 'signin-flow', 'signin-with-passkey'].map((path) => served.includes(path as never))).toEqual(
    [false, false, true, true],
  );
});

test('the code of a letter is refused, because the instance sends none', async () => {
  expect(await world.post('verify-email', { code: 'a-code' })).toMatchObject({ status: 500, body: { error: { code: 'INTERNAL_ERROR' } } });
});

test('only pages of the server itself may sign in', async () => {
  for (const url of ['/api/signin-flow', '/api/signin-with-passkey']) {
    const { headers } = await world.instance.app.inject({ method: 'POST', url, payload: {} });
    expect(headers).toMatchObject({ 'access-control-allow-origin': world.instance.url, 'access-control-allow-credentials': 'true' });
  }
});

describe('signing in step by step', () => {
  test('the name leads to the password, and the password to a token', async () => {
    expect(await flow({})).toEqual(ok({ finished: false, next: 'captcha' }));
    expect(await flow({ password: 'alice-pass' })).toEqual(ok({ finished: true, id: alice.id, i: expect.stringMatching(/^\w{16}$/) }));
  });

  test('refusals have the ids of former servers', async () => {
    expect(await flow({ username: 'nobody' })).toEqual(refusal(404, '6cc579cc-885d-43d8-95c2-b8c7fc963280'));
    expect(await flow({ password: 'wrong' })).toEqual(refusal(403, '932c904e-9460-45b7-9ce6-7ed33be7eb2c'));
    await world.ok('admin/suspend-user', { userId: alice.id }, admin.token);
    expect(await flow({})).toEqual(refusal(403, 'e03a5f46-d309-4865-9b69-56282d94e1eb'));
  });

  test('a captcha is answered beside the password', async () => {
    const settings = { enableHcaptcha: true, hcaptchaSiteKey: 'site', hcaptchaSecretKey: 'secret' };
    await world.ok('admin/update-meta', settings, admin.token);
    const refused = (message: string) => ({ status: 400, body: { statusCode: 400, error: 'Bad Request', message: `Error: ${message}` } });
    expect(await flow({ password: 'alice-pass' })).toEqual(refused('hcaptcha-failed: no response provided'));
    const answered = { password: 'alice-pass', 'hcaptcha-response': 'human' };
    expect(await flow(answered)).toEqual(refused('hcaptcha-failed'));
    expect(await flow(answered)).toMatchObject(ok({ finished: true, id: alice.id }));
  });

  test('a second factor needs no captcha, and comes after the password', async () => {
    const { secret } = await world.ok('i/2fa/register', { password: 'alice-pass' }, alice.token);
    await world.ok('i/2fa/done', { token: totpAt(secret, world.clock.now()) }, alice.token);
    world.clock.advance(30_000);
    await world.ok('admin/update-meta', { enableHcaptcha: true, hcaptchaSiteKey: 'site', hcaptchaSecretKey: 's' }, admin.token);
    expect(await flow({})).toEqual(ok({ finished: false, next: 'password' }));
    expect(await flow({ password: 'wrong' })).toEqual(refusal(403, '932c904e-9460-45b7-9ce6-7ed33be7eb2c'));
    expect(await flow({ password: 'alice-pass' })).toEqual(ok({ finished: false, next: 'totp' }));
    expect(await flow({ password: 'alice-pass', token: '000000' })).toEqual(refusal(403, 'cdf1235b-ac71-46d4-a3a6-84ccce48df6f'));
    const token = totpAt(secret, world.clock.now());
    expect(await flow({ password: 'alice-pass', token })).toMatchObject(ok({ finished: true, id: alice.id }));
  });
});

describe('signing in with a key', () => {
  let key: SoftKey;

  beforeEach(async () => {
    key = new SoftKey(world.instance.url);
    const { secret } = await world.ok('i/2fa/register', { password: 'alice-pass' }, alice.token);
    await world.ok('i/2fa/done', { token: totpAt(secret, world.clock.now()) }, alice.token);
    world.clock.advance(30_000);
    const proof = { password: 'alice-pass', token: totpAt(secret, world.clock.now()) };
    const options = await world.ok('i/2fa/register-key', proof, alice.token);
    await world.ok('i/2fa/key-done', { ...proof, name: 'Laptop', credential: key.create(options) }, alice.token);
  });

  test('the password leads to the key of the account', async () => {
    const { body } = await flow({ password: 'alice-pass' });
    const step = body as Extract<WireSignInStep, { next: 'passkey' }>;
    expect(step).toMatchObject({ finished: false, next: 'passkey', authRequest: { allowCredentials: [{ id: key.id }] } });
    const credential = key.get(step.authRequest);
    expect(await flow({ password: 'alice-pass', credential })).toMatchObject(ok({ finished: true, id: alice.id }));
    expect(await flow({ password: 'alice-pass', credential })).toEqual(refusal(403, '93b86c4b-72f9-40eb-9815-798928603d1e'));
  });

  test('a key names its account, if that needs no password', async () => {
    await world.ok('i/2fa/password-less', { value: true }, alice.token);
    const { option, context = '' } = await world.ok('signin-with-passkey', {});
    expect(option?.allowCredentials ?? []).toEqual([]);
    const credential = key.get(option!);
    const other = await world.ok('signin-with-passkey', {});
    expect(await world.post('signin-with-passkey', { credential, context: other.context }), 'another context').toMatchObject({
      status: 403,
    });
    expect(await world.post('signin-with-passkey', { credential, context })).toEqual(
      ok({ signinResponse: { finished: true, id: alice.id, i: expect.stringMatching(/^\w{16}$/) } }),
    );
    expect(await world.post('signin-with-passkey', { credential, context }), 'once').toMatchObject({ status: 403 });
  });

  test('an account with a password wants it, an unknown key opens nothing, and a context belongs to each answer', async () => {
    const ask = async (by: SoftKey) => {
      const { option, context } = await world.ok('signin-with-passkey', {});
      return { credential: by.get(option!), context };
    };
    expect(await world.post('signin-with-passkey', await ask(key))).toEqual(refusal(403, '2d84773e-f7b7-4d0b-8f72-bb69b584c912'));
    const unknown = refusal(403, '36b96a7d-b547-412d-aeed-2d611cdc8cdc');
    expect(await world.post('signin-with-passkey', await ask(new SoftKey(world.instance.url)))).toEqual(unknown);
    const { credential } = await ask(key);
    expect(await world.post('signin-with-passkey', { credential })).toEqual(refusal(400, '1658cc2e-4495-461f-aee4-d403cdf073c1'));
  });

  test('others do not see how an account signs in, except moderators', async () => {
    const bob = await world.signUp('bob');
    const seen = async (token: string) => {
      const shown = await world.ok('users/show', { username: 'alice' }, token);
      return ['twoFactorEnabled', 'usePasswordLessLogin', 'securityKeys'].filter((fact) => fact in shown).length;
    };
    expect({ bob: await seen(bob.token), admin: await seen(admin.token), alice: await seen(alice.token) }).toEqual({
      bob: 0,
      admin: 3,
      alice: 3,
    });
  });
});

test('clips come in pages of ten, the newest first', async () => {
  await grantPolicies(world, admin, alice.id, { clipLimit: 100 });
  const ids: string[] = [];
  for (let n = 0; n < 12; n++) ids.push((await world.ok('clips/create', { name: `Clip ${n}` }, alice.token)).id);
  const newest = ids.toReversed();
  const list = async (page: object) => (await world.ok('clips/list', page, alice.token)).map(({ id }) => id);
  expect(await list({})).toEqual(newest.slice(0, 10));
  expect(await list({ untilId: newest[9]! })).toEqual(newest.slice(10));
  expect(await list({ limit: 100 })).toEqual(newest);
});

test('what refers to a deleted note stays, with the id of a note that is not there', async () => {
  const post = async (params: object) => (await world.ok('notes/create', params, alice.token)).createdNote;
  const { id } = await post({ text: 'Soon gone' });
  const [reply, renote, quote] = [
    await post({ text: 'A reply', replyId: id }),
    await post({ renoteId: id }),
    await post({ text: 'A quote', renoteId: id }),
  ];
  const updates = world.listen('noteUpdated');
  await world.ok('notes/delete', { noteId: id }, alice.token);
  expect(updates.map(({ noteId }) => noteId)).toEqual([id]);
  const show = (noteId: string) => world.ok('notes/show', { noteId }, alice.token);
  expect(await show(reply.id)).toMatchObject({ text: 'A reply', replyId: id, reply: null });
  expect(await show(renote.id)).toMatchObject({ text: null, renoteId: id, renote: null });
  expect(await show(quote.id)).toMatchObject({ text: 'A quote', renoteId: id, renote: null });
  const notes = await world.ok('users/notes', { userId: alice.id, withRenotes: false }, alice.token);
  expect(
    notes.map((note) => note.id),
    'a renote stays one',
  ).not.toContain(renote.id);
  await world.ok('notes/delete', { noteId: renote.id }, alice.token);
});

test('sign-ins, new tokens and finished exports are told as notifications', async () => {
  await flow({ password: 'alice-pass' });
  await world.ok('miauth/gen-token', { session: null, name: 'Script', permission: [] }, alice.token);
  await world.ok('notes/create', { text: 'Mine' }, alice.token);
  await world.ok('i/export-notes', {}, alice.token);
  await world.instance.server.queue.idle();
  const [file] = await world.ok('drive/files', {}, alice.token);
  const told = (await world.ok('i/notifications', {}, alice.token)).filter(({ type }) => type !== 'achievementEarned');
  expect(told.map(({ id: _id, createdAt: _createdAt, ...rest }) => rest)).toEqual([
    { type: 'exportCompleted', exportedEntity: 'note', fileId: file?.id },
    { type: 'createToken' },
    { type: 'login' },
  ]);
});

test('a connection has 32 channels, and further ones get no answer', async () => {
  const stream = await Stream.open(world.instance.url, alice.token);
  for (let n = 0; n < 33; n++) stream.connect('hashtag', { q: [['moss']] }, `channel ${n}`);
  stream.say('disconnect', { id: 'channel 0' });
  const heard = (await stream.hear()).filter(({ event }) => event === 'connected').map(({ id }) => id);
  expect(heard).toEqual(Array.from({ length: 32 }, (_one, n) => `channel ${n}`));
  stream.close();
});

test('mentions are counted as notifications only', async () => {
  const bob = await world.signUp('bob');
  const events = world.listen('main');
  await world.ok('notes/create', { text: '@alice hello' }, bob.token);
  world.clock.advance(60_000);
  expect(await world.ok('i', {}, alice.token)).toMatchObject({
    hasUnreadMentions: false,
    hasUnreadSpecifiedNotes: false,
    unreadNotificationsCount: 1,
  });
  expect(events.map(({ type }) => type).filter((type) => type.startsWith('unreadMention'))).toEqual([]);
});

describe('description and policies', () => {
  test('meta has the newer fields', async () => {
    expect(await world.ok('meta', {})).toMatchObject({
      version: expect.stringMatching(/^2026\./),
      noteSearchableScope: 'global',
      enableUrlPreview: true,
      federation: 'none',
      maxFileSize: 262_144_000,
      policies: { canSearchUsers: true, chatAvailability: 'unavailable', uploadableFileTypes: expect.arrayContaining(['image/*']) },
    });
  });

  test('people search, channels and mentions depend on roles', async () => {
    await grantPolicies(world, admin, alice.id, { canSearchUsers: false, canCreateChannel: false, mentionLimit: 1 });
    const denied = { status: 403, code: 'ROLE_PERMISSION_DENIED' };
    expect(await world.refused('users/search', { query: 'a' }, alice.token)).toMatchObject(denied);
    expect(await world.post('users/search', { query: 'a' }), 'visitors have the base policies').toMatchObject({ status: 200 });
    expect(await world.refused('channels/create', { name: 'Moss' }, alice.token)).toMatchObject(denied);
    await world.signUp('bob');
    expect(await world.refused('notes/create', { text: '@admin @bob' }, alice.token)).toMatchObject({ code: 'CONTAINS_TOO_MANY_MENTIONS' });
  });

  test('uploads have a size and types', async () => {
    await grantPolicies(world, admin, alice.id, { maxFileSizeMb: 0.0001, uploadableFileTypes: ['image/*'] });
    const refused = { status: 413, body: { error: { code: 'MAX_FILE_SIZE_EXCEEDED' } } };
    expect(await tryUpload(world, alice, await png(64, 64), 'a.png')).toMatchObject(refused);
    const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');
    expect(await tryUpload(world, alice, zip, 'a.zip')).toMatchObject({ status: 400, body: { error: { code: 'UNALLOWED_FILE_TYPE' } } });
  });
});
