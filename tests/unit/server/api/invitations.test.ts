import { afterEach, beforeEach, expect, test } from 'vitest';
import { grantPolicies } from '../support/grantPolicies';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let admin: TestAccount;
let alice: TestAccount;

beforeEach(async () => {
  world = await TestInstance.start();
  admin = await world.signUp('owner');
  alice = await world.signUp('alice');
  await grantPolicies(world, admin, alice.id, { canInvite: true, inviteLimit: 2, inviteLimitCycle: 60, inviteExpirationTime: 30 });
  await world.ok('admin/update-meta', { disableRegistration: true }, admin.token);
});
afterEach(() => world.close());

const invite = (by = alice) => world.ok('invite/create', {}, by.token);
const join = (username: string, invitationCode?: string) =>
  world.post('signup', { username, password: 'p', ...(invitationCode !== undefined && { invitationCode }) });

test('somebody signs up with a code, which then names them', async () => {
  const { code } = await invite();
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{13}$/);
  expect((await join('newcomer', code)).status).toBe(200);
  const [used] = await world.ok('invite/list', {}, alice.token);
  expect(used).toMatchObject({ code, used: true, usedBy: { username: 'newcomer' }, createdBy: { username: 'alice' } });
});

test('a closed instance refuses sign-ups without a code and with a wrong one', async () => {
  expect((await join('newcomer')).status).toBe(400);
  expect((await join('newcomer', 'WRONG')).status).toBe(400);
});

test('a code works once, also for two people at the same time', async () => {
  const { code } = await invite();
  const answers = await Promise.all([join('one', code), join('two', code)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect((await join('three', code)).status).toBe(400);
});

test('a refused name leaves the code open', async () => {
  const { code } = await invite();
  expect((await join('alice', code)).status).toBe(400);
  expect((await join('newcomer', code)).status).toBe(200);
});

test('a code that has expired does not work', async () => {
  const { code, expiresAt } = await invite();
  expect(Date.parse(expiresAt ?? '')).toBe(world.clock.now() + 30 * 60_000);
  world.clock.advance(31 * 60_000);
  expect((await join('newcomer', code)).status).toBe(400);
});

test('where an address has to be confirmed, the code is used with the letter', async () => {
  await world.ok('admin/update-meta', { emailRequiredForSignup: true }, admin.token);
  const letters = world.listen('mail');
  const { code } = await invite();
  const answer = await world.post('signup', { username: 'newcomer', password: 'p', emailAddress: 'n@mail.example', invitationCode: code });
  expect(answer.status).toBe(204);
  expect((await world.ok('invite/list', {}, alice.token))[0]).toMatchObject({ used: false });
  const confirmation = /signup-complete\/(\w+)/.exec(letters[0]?.text ?? '')?.[1] ?? '';
  await world.ok('signup-pending', { code: confirmation });
  expect((await world.ok('invite/list', {}, alice.token))[0]).toMatchObject({ used: true, usedBy: { username: 'newcomer' } });
});

test('an account invites as many people as its role allows, and more after a while', async () => {
  expect(await world.ok('invite/limit', {}, alice.token)).toEqual({ remaining: 2 });
  await invite();
  await invite();
  expect(await world.ok('invite/limit', {}, alice.token)).toEqual({ remaining: 0 });
  expect(await world.refused('invite/create', {}, alice.token)).toMatchObject({ code: 'EXCEEDED_LIMIT_OF_CREATE_INVITE_CODE' });
  world.clock.advance(61 * 60_000);
  expect(await world.ok('invite/limit', {}, alice.token)).toEqual({ remaining: 2 });
});

test('a limit of 0 means none', async () => {
  expect(await world.ok('invite/limit', {}, admin.token)).toEqual({ remaining: null });
});

test('people see their own codes only, newest first', async () => {
  const first = await invite();
  const second = await invite();
  await invite(admin);
  expect((await world.ok('invite/list', {}, alice.token)).map(({ id }) => id)).toEqual([second.id, first.id]);
  expect((await world.ok('invite/list', { untilId: second.id }, alice.token)).map(({ id }) => id)).toEqual([first.id]);
});

test('an open code can be deleted, and does not work afterwards', async () => {
  const { id, code } = await invite();
  await world.ok('invite/delete', { inviteId: id }, alice.token);
  expect((await join('newcomer', code)).status).toBe(400);
  expect(await world.refused('invite/delete', { inviteId: id }, alice.token)).toMatchObject({ code: 'NO_SUCH_INVITE_CODE' });
});

test('codes of others and used codes are deleted by moderators only', async () => {
  const bob = await (async () => {
    const { code } = await invite();
    const made = await world.ok('signup', { username: 'bob', password: 'p', invitationCode: code });
    return { id: made!.id, username: 'bob', token: made!.token };
  })();
  await grantPolicies(world, admin, bob.id, { canInvite: true });
  const [used] = await world.ok('invite/list', {}, alice.token);
  expect(await world.refused('invite/delete', { inviteId: used!.id }, bob.token)).toMatchObject({ code: 'ACCESS_DENIED' });
  expect(await world.refused('invite/delete', { inviteId: used!.id }, alice.token)).toMatchObject({ code: 'CAN_NOT_DELETE_INVITE_CODE' });
  await world.ok('invite/delete', { inviteId: used!.id }, admin.token);
  expect(await world.ok('invite/list', {}, alice.token)).toEqual([]);
});
