import { expect, test } from 'vitest';
import { followOrder } from '~/stores/push/followOrder';
import { note, user } from '../../../fixtures/builders';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { createTestRoot, settled } from '../../../fixtures/createTestRoot';
import { MemoryKeyValueStore } from '../../../fixtures/memoryStores';

const alice = user('alice').me();
const bob = user('bob').me();

function setUp(api: ApiScript = {}) {
  const kv = new MemoryKeyValueStore();
  kv.values.set('accounts', [
    { id: alice.id, token: 'secret' },
    { id: bob.id, token: 'bob-token' },
  ]);
  const test = createTestRoot({ me: alice, kv, api: { i: (_params, call) => (call?.token === 'bob-token' ? bob : alice), ...api } });
  const went: string[] = [];
  const follow = (message: object | null) => followOrder(test.root, (to) => went.push(to), message && { type: 'order', ...message });
  return { ...test, went, follow };
}

test('an order for the account in use opens its page in the main pane', async () => {
  const { follow, went, page } = setUp();
  await follow({ order: 'push', loginId: alice.id, url: '/notes/n1' });
  expect({ went, loads: page.loads }).toEqual({ went: ['/notes/n1'], loads: [] });
});

test('an order for another stored account changes to it at the right page', async () => {
  const { follow, went, page } = setUp();
  await follow({ order: 'push', loginId: bob.id, url: '/notes/n1' });
  expect({ went, loads: page.loads }).toEqual({ went: [], loads: ['/notes/n1'] });
});

test.each([
  ['for an account that was removed', { order: 'push', loginId: 'gone', url: '/notes/n1' }],
  ['to another site', { order: 'push', loginId: alice.id, url: '//evil.example/' }],
  ['in a wrong form', { order: 'push', url: 7 }],
])('an order %s is ignored', async (_what, order) => {
  const { follow, went, page } = setUp();
  await follow(order);
  await follow(null);
  expect({ went, loads: page.loads }).toEqual({ went: [], loads: [] });
});

test('an order to reply opens the composer for the note', async () => {
  const { root, follow } = setUp({ 'notes/show': note().id('n1').by(user('carol').build()).build() });
  void follow({ order: 'post', loginId: alice.id, url: '/share?replyId=n1', replyId: 'n1' });
  await settled();
  expect(root.overlays.stack).toMatchObject([{ kind: 'window', id: 'composer', params: { replyId: 'n1' } }]);
});

test('an order to reply to a note that is gone says so', async () => {
  const { root, follow } = setUp({ 'notes/show': apiError({ code: 'NO_SUCH_NOTE' }) });
  await follow({ order: 'post', loginId: alice.id, url: '/share?replyId=n1', replyId: 'n1' });
  await settled();
  expect(root.overlays.stack).toMatchObject([{ kind: 'dialog' }]);
});
