import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let admin: TestAccount;
let alice: TestAccount;
beforeEach(async () => {
  world = await TestInstance.start();
  [admin, alice] = [await world.signUp('first'), await world.signUp('alice')];
});
afterEach(() => world.close());

const set = (changes: Readonly<Record<string, unknown>>) => world.ok('admin/update-meta', changes, admin.token);
const settings = () => world.ok('admin/meta', {}, admin.token);

test('an administrator reads every setting that can be changed, others do not see secrets', async () => {
  await set({ deeplAuthKey: 'secret', objectStorageBucket: 'files', smtpPort: 465, name: 'Garden' });
  expect(await settings()).toMatchObject({ deeplAuthKey: 'secret', objectStorageBucket: 'files', smtpPort: 465, name: 'Garden' });
  expect(await world.ok('meta', {})).not.toHaveProperty('deeplAuthKey');
});

test('the instance names the settings that it only keeps', async () => {
  const { withoutEffect } = await settings();
  expect(withoutEffect).toEqual(expect.arrayContaining(['proxyAccountId', 'deeplAuthKey', 'useObjectStorage']));
  expect(withoutEffect).not.toContain('blockedHosts');
});

test('null empties a text and leaves a list as it is', async () => {
  await set({ name: 'Garden', hiddenTags: ['spam'] });
  await set({ name: null, hiddenTags: null });
  expect(await settings()).toMatchObject({ name: null, hiddenTags: ['spam'] });
});

test('a note with prohibited words is refused, one with sensitive words is posted to home', async () => {
  await set({ prohibitedWords: ['cheap watches'], sensitiveWords: ['spoiler'] });
  expect(await world.refused('notes/create', { text: 'Watches, so cheap' }, alice.token)).toMatchObject({
    code: 'CONTAINS_PROHIBITED_WORDS',
  });
  const { createdNote } = await world.ok('notes/create', { text: 'A spoiler' }, alice.token);
  expect(createdNote.visibility).toBe('home');
});

test('reserved names are for administrators, and the list is theirs', async () => {
  expect(await world.ok('username/available', { username: 'support' })).toEqual({ available: false });
  await set({ preservedUsernames: ['queen'] });
  expect(await world.ok('username/available', { username: 'support' })).toEqual({ available: true });
  expect(await world.ok('username/available', { username: 'Queen' })).toEqual({ available: false });
});

test('an address of a banned mail domain is refused, with those below it', async () => {
  await set({ bannedEmailDomains: ['trash.example'] });
  expect(await world.ok('email-address/available', { emailAddress: 'a@mail.trash.example' })).toEqual({
    available: false,
    reason: 'banned',
  });
  expect(await world.ok('email-address/available', { emailAddress: 'a@notrash.example' })).toEqual({ available: true, reason: null });
});

test('a hidden hashtag is no trend', async () => {
  await world.ok('notes/create', { text: '#soup #spam' }, alice.token);
  await set({ hiddenTags: ['#Spam'] });
  expect((await world.ok('hashtags/trend', {})).map(({ tag }) => tag)).toEqual(['soup']);
});

test('addresses of sign-ins are shown only while they are logged', async () => {
  await world.ok('signin', { username: 'alice', password: 'alice-pass' });
  expect(await world.ok('admin/get-user-ips', { userId: alice.id }, admin.token)).toEqual([]);
  await set({ enableIpLogging: true });
  expect(await world.ok('admin/get-user-ips', { userId: alice.id }, admin.token)).toHaveLength(1);
});

test('others do not see the machine if the administrator says so', async () => {
  await set({ enableServerMachineStats: false });
  expect(await world.ok('server-info', {})).toMatchObject({ machine: '?', cpu: { cores: 0 } });
  expect(await world.ok('admin/server-info', {}, admin.token)).toMatchObject({ node: process.version });
});

test('relays are kept, each once, and only with a safe address', async () => {
  const inbox = 'https://relay.example/inbox';
  const first = await world.ok('admin/relays/add', { inbox }, admin.token);
  expect(await world.ok('admin/relays/add', { inbox }, admin.token)).toEqual(first);
  expect(await world.refused('admin/relays/add', { inbox: 'javascript:1' }, admin.token)).toMatchObject({ code: 'INVALID_URL' });
  await world.ok('admin/relays/remove', { inbox }, admin.token);
  expect(await world.ok('admin/relays/list', {}, admin.token)).toEqual([]);
});

test('retention counts the people of a day who came again', async () => {
  const [today] = await world.ok('retention', {});
  expect(today).toMatchObject({ users: 2, data: {} });
});

test('tables have their rows and size', async () => {
  const stats = await world.ok('admin/get-table-stats', {}, admin.token);
  expect(stats['users']).toEqual({ count: 2, size: expect.any(Number) as number });
});
