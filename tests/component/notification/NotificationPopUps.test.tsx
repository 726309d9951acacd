import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createPopUps, POP_UP_MS } from '~/stores/notifications/PopUps';
import { BesideDialogs } from '~/workspace/overlays/BesideDialogs';
import { note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { MemoryKeyValueStore } from '../../fixtures/memoryStores';
import { renderWithRoot } from '../renderWithRoot';

const bob = user('bob').build();
const base = { createdAt: '2024-02-10T11:00:00.000Z' };
const by = { userId: bob.id, user: bob };
const hello = note().id('hello').by(bob).text('hello @alice').build();

/** Shows the pop-ups of these notifications. */
async function show(...notifications: readonly object[]) {
  const test = renderWithRoot(<BesideDialogs />, { me: user('alice').me() });
  const popUps = test.root.part(createPopUps);
  act(() => notifications.forEach((one, index) => popUps.show({ ...base, id: `n${index}`, ...one }, test.root.session.current)));
  await screen.findByRole('region', { name: 'New notifications' });
  return test;
}

const items = () => within(screen.getByRole('region', { name: 'New notifications' })).queryAllByRole('listitem');

test.each([
  { name: 'Bob followed you', path: '/@bob', given: { type: 'follow', ...by } },
  { name: 'Bob wants to follow you', path: '/my/follow-requests', given: { type: 'receiveFollowRequest', ...by } },
  { name: 'Bob mentioned you', path: '/notes/hello', given: { type: 'mention', ...by, note: hello } },
  { name: 'Bob replied to you', path: '/notes/hello', given: { type: 'reply', ...by, note: hello } },
  { name: 'Bob quoted you', path: '/notes/hello', given: { type: 'quote', ...by, note: hello } },
  { name: 'Bob reacted to your note', path: '/notes/hello', given: { type: 'reaction', ...by, note: hello, reaction: '👍' } },
  { name: 'Test notification', path: '/my/notifications', given: { type: 'test' } },
])('the pop-up that says "$name" leads to $path', async ({ given, name, path }) => {
  const { visited } = await show(given);
  const link = within(items()[0]!).getByRole('link', { name });
  fireEvent.click(link);
  expect(visited).toEqual([path]);
  expect(items()).toEqual([]);
});

test('a pop-up shows the beginning of the note', async () => {
  await show({ type: 'mention', ...by, note: hello });
  expect(within(items()[0]!).getByText('hello @alice')).toBeTruthy();
});

test('pop-ups are announced at the next pause, the newest is first, and the focus stays where it is', async () => {
  const before = document.activeElement;
  await show({ type: 'follow', ...by }, { type: 'test' });
  expect({
    live: screen.getByRole('list').getAttribute('aria-live'),
    texts: items().map((item) => within(item).getAllByRole('link').at(-1)!.textContent),
    focus: document.activeElement === before,
  }).toEqual({ live: 'polite', texts: ['Test notification', 'Bob followed you'], focus: true });
});

test('a pop-up stays while the pointer moves on it or the focus is in it', async () => {
  const { clock } = await show({ type: 'test' });
  fireEvent.pointerMove(items()[0]!);
  act(() => clock.advance(POP_UP_MS * 2));
  expect(items()).toHaveLength(1);
  fireEvent.pointerLeave(items()[0]!);
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
  act(() => clock.advance(POP_UP_MS * 2));
  expect(items()).toHaveLength(1);
  fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }));
  act(() => clock.advance(POP_UP_MS));
  expect(items()).toEqual([]);
});

test('a pop-up can be dismissed', async () => {
  const { visited } = await show({ type: 'test' });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect({ items: items(), visited }).toEqual({ items: [], visited: [] });
});

test('a pop-up that is dismissed by keyboard passes the focus to the next one, and the last one to where it was before', async () => {
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  await show({ type: 'follow', ...by }, { type: 'test' });
  const dismissFirst = () => within(items()[0]!).getByRole('button', { name: 'Dismiss' });
  act(() => dismissFirst().focus());
  fireEvent.click(dismissFirst());
  const next = document.activeElement === dismissFirst();
  fireEvent.click(dismissFirst());
  const last = document.activeElement === before;
  before.remove();
  expect({ next, last }).toEqual({ next: true, last: true });
});

test('pop-ups are in the corner and in the direction of the settings', async () => {
  const { root } = await show({ type: 'test' });
  const place = () => ({ position: list.dataset['position'], axis: list.dataset['axis'] });
  const list = screen.getByRole('list');
  expect(place()).toEqual({ position: 'rightBottom', axis: 'horizontal' });
  act(() => {
    root.settings.set('notificationPosition', 'leftTop');
    root.settings.set('notificationStackAxis', 'vertical');
  });
  expect(place()).toEqual({ position: 'leftTop', axis: 'vertical' });
});

test('a pop-up of another account names that account, and opens a window of it', async () => {
  const carol = user('carol').me();
  const kv = new MemoryKeyValueStore();
  kv.values.set('accounts', [{ id: carol.id, token: 'token of carol' }]);
  const { root, visited } = renderWithRoot(<BesideDialogs />, { me: user('alice').me(), kv, api: { i: carol } });
  const store = root.workspace;
  const account = await store.accounts.scopeOf(carol.id);
  act(() => root.part(createPopUps).show({ ...base, id: 'n1', type: 'follow', ...by }, account));
  await screen.findByText('For @carol');
  fireEvent.click(within(items()[0]!).getByRole('link', { name: 'Bob followed you' }));
  await act(settled);
  expect({ visited, left: items(), panes: Object.values(store.document.panes) }).toMatchObject({
    visited: [],
    left: [],
    panes: [{ account: carol.id }],
  });
});
