import { expect, test } from 'vitest';
import { forgetAccount, signOutOfAll } from '~/stores/session/forgetAccount';
import { user } from '../../../fixtures/builders';
import { createTestRoot, settled } from '../../../fixtures/createTestRoot';
import { FakeTabs, MemoryKeyValueStore } from '../../../fixtures/memoryStores';

const alice = user('alice').me();
const bob = user('bob').me();

/** Two tabs of alice that show columns of bob. */
async function twoTabs() {
  const kv = new MemoryKeyValueStore();
  const tabs = new FakeTabs();
  await kv.set('accounts', [
    { id: alice.id, token: 'secret' },
    { id: bob.id, token: 'token of bob' },
  ]);
  const open = async () => {
    const test = createTestRoot({
      me: alice,
      kv,
      tabs,
      api: { i: (_params, options) => (options?.token === 'token of bob' ? bob : alice), 'sw/unregister': undefined },
    });
    await test.root.session.boot();
    const { accounts } = test.root.workspace;
    const lease = accounts.acquire(bob.id);
    await settled();
    return { ...test, columnOfBob: lease.account };
  };
  return { kv, here: await open(), there: await open() };
}

test('an account that is removed is gone from its columns in every tab, and the current one stays', async () => {
  const { kv, here, there } = await twoTabs();
  expect([here, there].map(({ columnOfBob }) => columnOfBob.state.status)).toEqual(['ready', 'ready']);
  await forgetAccount(here.root, bob.id);
  await settled();
  expect([here, there].map(({ columnOfBob }) => columnOfBob.state.status)).toEqual(['signedOut', 'signedOut']);
  expect(await kv.get('accounts')).toEqual([{ id: alice.id, token: 'secret' }]);
  expect([here.page.loads, there.page.loads]).toEqual([[], []]);
});

test('signing out of all accounts unregisters push messages of each and leaves no token', async () => {
  const { kv, here, there } = await twoTabs();
  here.push.address = 'https://push.example/1';
  await signOutOfAll(here.root);
  await settled();
  expect(here.api.calls.filter(({ endpoint }) => endpoint === 'sw/unregister').map(({ token }) => token)).toEqual([
    'token of bob',
    'secret',
  ]);
  expect(await kv.get('accounts')).toBeUndefined();
  expect({ here: here.page.loads, there: there.page.loads }).toEqual({ here: ['/'], there: ['/'] });
});
