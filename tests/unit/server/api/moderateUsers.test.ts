import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestInstance, type TestAccount } from '../support/testInstance';

const MODERATOR = {
  name: 'Moderator',
  description: '',
  color: null,
  iconUrl: null,
  target: 'manual' as const,
  isPublic: false,
  isModerator: true,
  isAdministrator: false,
  asBadge: false,
  canEditMembersByModerator: false,
  displayOrder: 0,
  policies: {},
};

let world: TestInstance;
let admin: TestAccount;
let alice: TestAccount;
let bob: TestAccount;
beforeEach(async () => {
  world = await TestInstance.start();
  [admin, alice, bob] = [await world.signUp('first'), await world.signUp('alice'), await world.signUp('bob')];
});
afterEach(() => world.close());

const logs = () => world.ok('admin/show-moderation-logs', { limit: 100 }, admin.token);
const logged = async (): Promise<readonly string[]> => (await logs()).map(({ type }) => type);

describe('reports', () => {
  test('a report is listed until a moderator resolves it, who is named then', async () => {
    await world.ok('users/report-abuse', { userId: bob.id, comment: 'spam' }, alice.token);
    const [report] = await world.ok('admin/abuse-user-reports', { state: 'unresolved' }, admin.token);
    expect(report).toMatchObject({ comment: 'spam', resolved: false, reporter: { username: 'alice' }, targetUser: { username: 'bob' } });
    await world.ok('admin/resolve-abuse-user-report', { reportId: report!.id }, admin.token);
    expect(await world.ok('admin/abuse-user-reports', { state: 'unresolved' }, admin.token)).toEqual([]);
    expect(await world.ok('admin/abuse-user-reports', { state: 'resolved' }, admin.token)).toMatchObject([
      { id: report!.id, assignee: { username: 'first' } },
    ]);
    expect(await logged()).toEqual(['resolveAbuseReport']);
  });

  test('reports are chosen by where the people are', async () => {
    await world.ok('users/report-abuse', { userId: bob.id, comment: 'spam' }, alice.token);
    const about = (origins: object) => world.ok('admin/abuse-user-reports', origins, admin.token);
    expect(await about({ targetUserOrigin: 'remote' })).toEqual([]);
    expect(await about({ reporterOrigin: 'local', targetUserOrigin: 'local' })).toHaveLength(1);
  });

  test('an unknown report is refused', async () => {
    expect(await world.refused('admin/resolve-abuse-user-report', { reportId: 'none' }, admin.token)).toMatchObject({
      code: 'NO_SUCH_ABUSE_REPORT',
    });
  });

  test('a report is published for the channel of moderators', () => {
    const heard: string[] = [];
    world.instance.server.bus.subscribe('admin', ({ type }) => heard.push(type));
    return world
      .ok('users/report-abuse', { userId: bob.id, comment: 'spam' }, alice.token)
      .then(() => expect(heard).toEqual(['newAbuseUserReport']));
  });
});

describe('suspending', () => {
  test('a suspended account is refused at once and can be used again later', async () => {
    await world.ok('admin/suspend-user', { userId: bob.id }, admin.token);
    expect(await world.refused('i', {}, bob.token)).toMatchObject({ code: 'YOUR_ACCOUNT_SUSPENDED' });
    expect(await world.ok('admin/show-users', { state: 'suspended' }, admin.token)).toMatchObject([{ username: 'bob' }]);
    await world.ok('admin/unsuspend-user', { userId: bob.id }, admin.token);
    expect(await world.ok('i', {}, bob.token)).toMatchObject({ username: 'bob' });
    expect(await logged()).toEqual(['unsuspend', 'suspend']);
  });

  test('connections of a suspended account end, those of its apps too', async () => {
    const ended: unknown[] = [];
    world.instance.server.bus.subscribe('tokenRevoked', (event) => ended.push(event));
    await world.ok('admin/suspend-user', { userId: bob.id }, admin.token);
    expect(ended).toEqual([{ userId: bob.id, isEvery: true }]);
  });

  test('accounts of staff are neither suspended nor deleted', async () => {
    expect(await world.refused('admin/suspend-user', { userId: admin.id }, admin.token)).toMatchObject({ code: 'ACCESS_DENIED' });
    expect(await world.refused('admin/delete-account', { userId: admin.id }, admin.token)).toMatchObject({ code: 'ACCESS_DENIED' });
    expect(await logged()).toEqual([]);
  });
});

describe('other actions', () => {
  test('a new password works, and everybody who was signed in is signed out', async () => {
    const { password } = await world.ok('admin/reset-password', { userId: bob.id }, admin.token);
    expect(password).toHaveLength(8);
    expect(await world.refused('i', {}, bob.token)).toMatchObject({ code: 'AUTHENTICATION_FAILED' });
    expect(await world.ok('signin', { username: 'bob', password })).toMatchObject({ id: bob.id });
  });

  test('a moderator gives no new password to staff, an administrator does', async () => {
    const role = await world.ok('admin/roles/create', MODERATOR, admin.token);
    for (const userId of [alice.id, bob.id]) await world.ok('admin/roles/assign', { roleId: role.id, userId }, admin.token);
    expect(await world.refused('admin/reset-password', { userId: bob.id }, alice.token)).toMatchObject({ code: 'ACCESS_DENIED' });
    expect(await world.ok('i', {}, bob.token)).toMatchObject({ username: 'bob' });
    expect(await world.ok('admin/reset-password', { userId: bob.id }, admin.token)).toHaveProperty('password');
  });

  test('a deleted account is refused at once', async () => {
    await world.ok('admin/delete-account', { userId: bob.id }, admin.token);
    expect(await world.refused('i', {}, bob.token)).toMatchObject({
      code: expect.stringMatching(/^(?:USER_IS_DELETED|AUTHENTICATION_FAILED)$/) as string,
    });
    expect(await logs()).toMatchObject([{ type: 'deleteAccount', info: { userUsername: 'bob' } }]);
  });

  test('an account is found by its mail address, and staff sees what others do not', async () => {
    world.instance.server.db.run('UPDATE profiles SET email = ? WHERE userId = ?', ['bob@mail.example', bob.id]);
    expect(await world.ok('admin/accounts/find-by-email', { email: 'bob@mail.example' }, admin.token)).toMatchObject({ username: 'bob' });
    expect(await world.refused('admin/accounts/find-by-email', { email: 'nobody@mail.example' }, admin.token)).toMatchObject({
      code: 'USER_NOT_FOUND',
    });
    expect(await world.ok('admin/show-user', { userId: bob.id }, admin.token)).toMatchObject({
      email: 'bob@mail.example',
      isModerator: false,
      roles: [],
    });
  });

  test('accounts are found by the beginning of their name', async () => {
    const found = await world.ok('admin/show-users', { username: 'AL', origin: 'local' }, admin.token);
    expect(found.map(({ username }) => username)).toEqual(['alice']);
    expect(await world.ok('admin/show-users', { username: '%' }, admin.token)).toEqual([]);
  });

  test('a note that a moderator deletes is in the log, an own one is not', async () => {
    const { createdNote } = await world.ok('notes/create', { text: 'spam' }, bob.token);
    await world.ok('notes/delete', { noteId: createdNote.id }, admin.token);
    const own = await world.ok('notes/create', { text: 'mine' }, bob.token);
    await world.ok('notes/delete', { noteId: own.createdNote.id }, bob.token);
    expect(await logs()).toMatchObject([{ type: 'deleteNote', info: { noteUserUsername: 'bob', note: { text: 'spam' } } }]);
  });

  test('the log is chosen by type and moderator, and keeps secrets of settings out', async () => {
    await world.ok('admin/update-meta', { name: 'Garden', hcaptchaSecretKey: 'of-the-garden' }, admin.token);
    await world.ok('admin/update-user-note', { userId: bob.id, text: 'new' }, admin.token);
    const find = (query: object) => world.ok('admin/show-moderation-logs', query, admin.token);
    expect(await find({ type: 'updateUserNote' })).toMatchObject([{ info: { before: '', after: 'new' } }]);
    expect(await find({ userId: bob.id })).toEqual([]);
    const [settings] = await find({ type: 'updateServerSettings' });
    expect(settings!.info).toMatchObject({ before: { name: null }, after: { name: 'Garden' } });
    expect(JSON.stringify(settings)).not.toContain('of-the-garden');
  });
});
