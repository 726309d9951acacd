import { expect, test, vi } from 'vitest';
import { watchBadge } from '~/app/badge';
import { showBadge, totalOf, UNREAD_COUNTS_KEY } from '~/stores/push/unreadCounts';
import { user } from '../../fixtures/builders';
import { createTestRoot } from '../../fixtures/createTestRoot';
import { MemoryKeyValueStore } from '../../fixtures/memoryStores';

const unread = (count: number) => ({ unreadNotificationsCount: count, hasUnreadNotification: count > 0 });

async function start({ kv = new MemoryKeyValueStore(), count = 0 } = {}) {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
  const made = createTestRoot({ me: { ...user('alice').me(), ...unread(count) }, kv });
  await made.root.accounts.load();
  const totals: number[] = [];
  const watching = watchBadge(made.root, document, (total) => totals.push(total));
  const icon = () => document.querySelector('link')!.getAttribute('href');
  const setUnread = (next: number) => made.root.session.current.meStore.merge({ ...user('alice').me(), ...unread(next) });
  return { ...made, kv, totals, watching, icon, setUnread };
}

test('the icon of the app counts, that of the tab gets a dot, and both are as before once all is read', async () => {
  const { totals, icon, setUnread, watching } = await start({ count: 2 });
  await vi.waitFor(() => expect({ last: totals.at(-1), icon: icon() }).toEqual({ last: 2, icon: '/icons/unread.svg' }));
  setUnread(0);
  await vi.waitFor(() => expect({ last: totals.at(-1), icon: icon() }).toEqual({ last: 0, icon: '/favicon.svg' }));
  watching.dispose();
});

test('accounts of this browser that the tab does not show count as well, and those that have signed out do not', async () => {
  const kv = new MemoryKeyValueStore();
  kv.values.set('accounts', [
    { id: 'user-alice', token: 'secret' },
    { id: 'user-bob', token: 't' },
  ]);
  kv.values.set(UNREAD_COUNTS_KEY, { 'user-bob': 3, 'user-gone': 5 });
  const { totals, watching } = await start({ kv, count: 1 });
  await vi.waitFor(() => expect(totals.at(-1)).toBe(4));
  expect(kv.values.get(UNREAD_COUNTS_KEY)).toEqual({ 'user-bob': 3, 'user-alice': 1 });
  watching.dispose();
});

test('a tab that is looked at again shows what others have read meanwhile', async () => {
  const { kv, totals, watching } = await start({ count: 1 });
  await vi.waitFor(() => expect(totals).toEqual([1]));
  kv.values.set(UNREAD_COUNTS_KEY, { 'user-alice': 0 });
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(totals).toEqual([1, 0]));
  watching.dispose();
});

test('browsers without badges, and those that refuse, change nothing', async () => {
  await expect(showBadge(1, {} as never)).resolves.toBeUndefined();
  const clearAppBadge = vi.fn<() => Promise<void>>(async () => undefined);
  const setAppBadge = vi.fn<(total?: number) => Promise<void>>(() => Promise.reject(new Error('refused')));
  await showBadge(3, { setAppBadge, clearAppBadge });
  await showBadge(0, { setAppBadge, clearAppBadge });
  expect({ set: setAppBadge.mock.calls, cleared: clearAppBadge.mock.calls.length }).toEqual({ set: [[3]], cleared: 1 });
  expect(totalOf({ a: 2, b: -1, c: Number.NaN })).toBe(2);
});
