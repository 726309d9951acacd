import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { grantPolicies } from '../support/grantPolicies';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let alice: TestAccount;
beforeEach(async () => {
  world = await TestInstance.start();
  alice = await world.signUp('alice');
});
afterEach(() => world.close());

const update = (changes: object) => world.ok('i/update', { ...changes }, alice.token);
const refusedUpdate = (changes: object) => world.refused('i/update', changes, alice.token);

function addFile(id: string, type: string, userId: string): void {
  world.instance.server.db.run(
    `INSERT INTO files (id, userId, name, type, md5, sha256, size, accessKey) VALUES (?, ?, 'x', ?, 'm', 's', 1, ?)`,
    [id, userId, type, `key-${id}`],
  );
}

describe('i', () => {
  test('i counts the days on which the account was used', async () => {
    expect(await world.ok('i', {}, alice.token)).toMatchObject({ loggedInDays: 1 });
    expect(await world.ok('i', {}, alice.token)).toMatchObject({ loggedInDays: 1 });
    world.clock.sleep(86_400_000);
    expect(await world.ok('i', {}, alice.token)).toMatchObject({ loggedInDays: 2 });
  });
});

describe('i/update', () => {
  test('i/update changes the given fields and keeps the others', async () => {
    await update({ name: 'Alice', location: 'Tokyo', isCat: true });
    expect(await update({ location: null, birthday: '1995-05-05' })).toMatchObject({
      name: 'Alice',
      location: null,
      birthday: '1995-05-05',
      isCat: true,
    });
  });

  test('i/update stores lists and objects unchanged', async () => {
    const changes = {
      mutedWords: [['a', 'b'], '/c+/i'],
      hardMutedWords: [['d']],
      mutedInstances: ['else.example'],
      notificationRecieveConfig: { reaction: { type: 'never' } },
      emailNotificationTypes: ['mention'],
    };
    await update(changes);
    expect(await world.ok('i', {}, alice.token)).toMatchObject(changes);
  });

  test('i/update drops empty profile fields', async () => {
    expect(
      await update({
        fields: [
          { name: ' a ', value: ' b ' },
          { name: '', value: 'x' },
        ],
      }),
    ).toMatchObject({ fields: [{ name: 'a', value: 'b' }] });
  });

  test('a name of spaces is no name', async () => {
    await update({ name: '  Alice ' });
    expect(await world.ok('i', {}, alice.token)).toMatchObject({ name: 'Alice' });
    expect(await update({ name: '   ' })).toMatchObject({ name: null });
  });

  test('an account whose role marks all files as sensitive cannot choose that itself', async () => {
    const member = await world.signUp('member');
    await grantPolicies(world, alice, member.id, { alwaysMarkNsfw: true });
    expect(await world.refused('i/update', { alwaysMarkNsfw: false }, member.token)).toMatchObject({
      status: 400,
      code: 'RESTRICTED_BY_ROLE',
    });
    expect(await update({ alwaysMarkNsfw: true })).toMatchObject({ alwaysMarkNsfw: true });
  });

  test('i/update sends the account to its other clients, without secrets', async () => {
    const events = world.listen('main');
    await update({ name: 'Alice' });
    expect(events).toMatchObject([{ userId: alice.id, type: 'meUpdated', body: { name: 'Alice' } }]);
    expect(events[0]?.body).not.toHaveProperty('email');
  });

  test.each([
    { name: '' },
    { name: 'x'.repeat(51) },
    { description: 'x'.repeat(1501) },
    { birthday: '5 May' },
    { followersVisibility: 'nobody' },
    { lang: 'tlh-XX' },
  ])('i/update refuses %j', async (changes) => {
    expect(await refusedUpdate(changes)).toMatchObject({ status: 400, code: 'INVALID_PARAM' });
  });

  test('i/update accepts an own image as avatar and banner', async () => {
    addFile('pic', 'image/png', alice.id);
    expect(await update({ avatarId: 'pic', bannerId: 'pic' })).toMatchObject({
      avatarId: 'pic',
      bannerId: 'pic',
      bannerUrl: `${world.instance.url}/files/key-pic`,
    });
    expect(await update({ avatarId: null })).toMatchObject({ avatarId: null, bannerId: 'pic' });
  });

  test('i/update refuses files that are not own images', async () => {
    const bob = await world.signUp('bob');
    addFile('text', 'text/plain', alice.id);
    addFile('foreign', 'image/png', bob.id);
    expect(await refusedUpdate({ avatarId: 'text' })).toMatchObject({ id: 'f419f9f8-2f4d-46b1-9fb4-49d3a2fd7191' });
    expect(await refusedUpdate({ avatarId: 'foreign' })).toMatchObject({ id: '539f3a45-f215-4f81-a9a8-31293640207f' });
    expect(await refusedUpdate({ bannerId: 'text' })).toMatchObject({ id: '75aedb19-2afd-4e6d-87fc-67941256fa60' });
    expect(await refusedUpdate({ bannerId: 'foreign' })).toMatchObject({ id: '0d8f5629-f210-41c2-9433-735831a58595' });
  });

  test('i/update refuses muted words with an invalid pattern, and too many of them', async () => {
    expect(await refusedUpdate({ mutedWords: ['/(/'] })).toMatchObject({ code: 'INVALID_REGEXP' });
    expect(await refusedUpdate({ mutedWords: ['plain'] })).toMatchObject({ code: 'INVALID_REGEXP' });
    expect(await refusedUpdate({ hardMutedWords: [['x'.repeat(201)]] })).toMatchObject({ code: 'TOO_MANY_MUTED_WORDS' });
  });

  test('i/update stores other accounts of the same person', async () => {
    const bob = await world.signUp('bob');
    expect(await update({ alsoKnownAs: ['@bob'] })).toMatchObject({ alsoKnownAs: [bob.id] });
    expect(await refusedUpdate({ alsoKnownAs: ['@nobody'] })).toMatchObject({ id: 'fcd2eef9-a9b2-4c4f-8624-038099e90aa5' });
    expect(await refusedUpdate({ alsoKnownAs: ['@alice'] })).toMatchObject({ code: 'FORBIDDEN_TO_SET_YOURSELF' });
  });

  test('i/update ignores fields that it does not offer', async () => {
    await update({ isRoot: false, token: 'mine' });
    expect(await world.ok('i', {}, alice.token)).toMatchObject({ isAdmin: true });
  });
});
