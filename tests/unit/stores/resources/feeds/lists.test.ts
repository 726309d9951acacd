import { expect, test } from 'vitest';
import { DisposableStore } from '~/lib/disposable';
import { listById, lists } from '~/stores/resources/feeds/lists';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import type { AccountScope } from '~/stores/session/AccountScope';
import { user } from '../../../../fixtures/builders';
import { settled } from '../../../../fixtures/createTestRoot';
import { FakeApi } from '../../../../fixtures/FakeApi';
import { FakeClock } from '../../../../fixtures/FakeClock';
import { FakeHub } from '../../../../fixtures/FakeHub';

const owls = { id: 'owls', createdAt: '2024-02-10T12:00:00.000Z', name: 'Night owls', userIds: ['user-bob'], isPublic: false };

/** The page of the list `owls`, opened. */
async function opened({ isSignedIn = true } = {}) {
  const hub = new FakeHub();
  const api = new FakeApi({ 'users/lists/show': owls });
  const parts = new Map<unknown, unknown>();
  const fields: Partial<AccountScope> = {
    api,
    hub,
    me: isSignedIn ? user('alice').me() : null,
    clock: new FakeClock(),
    life: new DisposableStore(),
    part<T>(make: (scope: AccountScope) => T) {
      if (!parts.has(make)) parts.set(make, make(fields as AccountScope));
      return parts.get(make) as T;
    },
  };
  const account = fields as AccountScope;
  const list = resourcesOf(account).query(listById, 'owls');
  const lease = resourcesOf(account).acquire(list);
  await settled();
  return { account, hub, api, list, lease };
}

test('a list on screen updates its members when they change elsewhere', async () => {
  const { hub, list } = await opened();
  hub.emit('userList', 'userAdded', user('carol').build());
  expect(list.value?.userIds).toEqual(['user-bob', 'user-carol']);
  hub.emit('userList', 'userRemoved', user('bob').build());
  expect(list.value?.userIds).toEqual(['user-carol']);
});

test('a user who is added twice is a member once', async () => {
  const { account, hub } = await opened();
  hub.emit('userList', 'userAdded', user('carol').build(), user('carol').build());
  expect(lists.one(account, 'owls')?.userIds).toEqual(['user-bob', 'user-carol']);
});

test('a list on screen shares the channel of its timeline, and releases it when the page closes', async () => {
  const { hub, lease } = await opened();
  expect(hub.channels).toEqual(['userList {"listId":"owls","withRenotes":true}']);
  lease.dispose();
  expect(hub.channels).toEqual([]);
});

test('a list loads again after a lost connection, because changes may have been missed', async () => {
  const { api, hub, list } = await opened();
  api.on('users/lists/show', { ...owls, userIds: [] });
  hub.resume();
  await settled();
  expect(list.value?.userIds).toEqual([]);
});

test('visitors open no channel for a list', async () => {
  const { hub } = await opened({ isSignedIn: false });
  expect(hub.channels).toEqual([]);
});
