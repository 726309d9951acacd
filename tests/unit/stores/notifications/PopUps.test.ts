import { runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import { openStartDialogs } from '~/app/startDialogs';
import { createPopUps, POP_UP_MS } from '~/stores/notifications/PopUps';
import { createShownLists } from '~/stores/notifications/ShownLists';
import { note, user } from '../../../fixtures/builders';
import { createTestRoot, type TestRootOptions } from '../../../fixtures/createTestRoot';
import { MemoryKeyValueStore } from '../../../fixtures/memoryStores';

const bob = user('bob').build();
const follow = (id: string) => ({ id, createdAt: '2024-02-10T11:00:00.000Z', type: 'follow', userId: bob.id, user: bob });

function setUp(options: TestRootOptions = {}) {
  const test = createTestRoot({ ...options, me: user('alice').me({ hardMutedWords: [['spiders']] }) });
  const popUps = test.root.part(createPopUps);
  const show = (given: object) => popUps.show(given, test.root.session.current);
  const ids = () => runInAction(() => popUps.items.map(({ notification }) => notification.id));
  return { ...test, popUps, show, ids };
}

test('a pop-up goes away after six seconds', () => {
  const { clock, show, ids } = setUp();
  show(follow('n1'));
  clock.advance(POP_UP_MS - 1);
  expect(ids()).toEqual(['n1']);
  clock.advance(1);
  expect(ids()).toEqual([]);
});

test('a pop-up that is held stays, and has its full time again afterward', () => {
  const { clock, popUps, show, ids } = setUp();
  show(follow('n1'));
  const { id } = runInAction(() => popUps.items[0]!);
  popUps.hold(id);
  clock.advance(60_000);
  expect(ids()).toEqual(['n1']);
  popUps.release(id);
  clock.advance(POP_UP_MS);
  expect(ids()).toEqual([]);
});

test('of more than three pop-ups, the oldest go after half a second', () => {
  const { clock, show, ids } = setUp();
  for (const id of ['n1', 'n2', 'n3', 'n4', 'n5']) show(follow(id));
  expect(ids()).toEqual(['n1', 'n2', 'n3', 'n4', 'n5']);
  clock.advance(500);
  expect(ids()).toEqual(['n3', 'n4', 'n5']);
});

test('nothing pops up while nobody sees the page', () => {
  const { browser, show, ids } = setUp();
  browser.set({ isVisible: false });
  show(follow('n1'));
  expect(ids()).toEqual([]);
});

test('a kind without pop-ups does not pop up, and others do', () => {
  const { root, show, ids } = setUp();
  root.settings.set('notificationsWithoutPopUp', ['follow']);
  show(follow('n1'));
  show({ ...follow('n2'), type: 'receiveFollowRequest' });
  expect(ids()).toEqual(['n2']);
});

test('a notification that a list on screen shows does not pop up', () => {
  const { root, show, ids } = setUp();
  const lists = runInAction(() => root.session.current).part(createShownLists);
  const list = lists.add((type) => type === 'follow');
  show(follow('n1'));
  list.dispose();
  show(follow('n2'));
  expect(ids()).toEqual(['n2']);
});

test('a notification about something muted does not pop up', () => {
  const { show, ids } = setUp();
  const muted = note().by(bob).text('look at these spiders').build();
  show({ ...follow('n1'), type: 'mention', note: muted });
  expect(ids()).toEqual([]);
});

test('a pop-up leaves the notification unread', () => {
  const { root, api, show } = setUp();
  show(follow('n1'));
  expect({ calls: api.paramsOf('notifications/mark-all-as-read').length, beside: root.overlays.beside }).toEqual({
    calls: 0,
    beside: ['popUps'],
  });
});

test('after the start, a notification of the live connection pops up', async () => {
  const { root, network, frames, ids } = setUp();
  network.socket.accept();
  await openStartDialogs(root, null, '1.0.0', () => {});
  network.socket.receiveOn('main', 'notification', follow('n1'));
  frames.next();
  await vi.waitFor(() => expect(ids()).toEqual(['n1']));
});

test('after the start, a notification of another account pops up for as long as a pane shows that account', async () => {
  const carol = user('carol').me();
  const kv = new MemoryKeyValueStore();
  kv.values.set('accounts', [{ id: carol.id, token: 'token of carol' }]);
  const { root, network, frames, popUps, ids } = setUp({ kv, api: { i: carol } });
  await openStartDialogs(root, null, '1.0.0', () => {});
  const { accounts } = root.workspace;
  const pane = accounts.acquire(carol.id);
  await vi.waitFor(() => expect(accounts.find(carol.id).state.status).toBe('ready'));
  network.socket.accept();
  network.socket.receiveOn('main', 'notification', follow('n1'));
  frames.next();
  await vi.waitFor(() => expect(ids()).toEqual(['n1']));
  expect(runInAction(() => popUps.items.map(({ account }) => account.me?.username))).toEqual(['carol']);
  pane.dispose();
});
