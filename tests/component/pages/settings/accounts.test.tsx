import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import AccountsPage from '../../../../pages/settings/accounts/AccountsPage';
import { user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { FakeTabs, MemoryKeyValueStore } from '../../../fixtures/memoryStores';
import { renderWithRoot } from '../../renderWithRoot';

const alice = user('alice').me();
const bob = user('bob').me();

async function open({ gone = [] as readonly string[] } = {}) {
  const kv = new MemoryKeyValueStore();
  const tabs = new FakeTabs();
  const other = tabs.open();
  const told: unknown[] = [];
  other.on('accountGone', (body) => told.push(body));
  other.on('reload', (body) => told.push(body));
  const stored = [
    { id: alice.id, token: 'secret' },
    { id: bob.id, token: 'token of bob' },
  ];
  await kv.set('accounts', stored);
  const view = renderWithRoot(<AccountsPage />, {
    me: alice,
    kv,
    tabs,
    api: {
      i: (_params, options) => (options?.token === 'token of bob' ? bob : alice),
      'users/show': (params) => [alice, bob].filter(({ id }) => 'userIds' in params && params.userIds.includes(id) && !gone.includes(id)),
    },
  });
  await act(settled);
  return { ...view, kv, told, other };
}

const cards = () => within(screen.getByRole('list', { name: 'Accounts' }));

async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settled);
}

async function confirm(root: Awaited<ReturnType<typeof open>>['root']) {
  const asked = root.overlays.stack.at(-1);
  if (asked?.kind !== 'dialog' || asked.dialog.type !== 'confirm') throw new Error('no question');
  await act(async () => {
    if (asked.dialog.type === 'confirm') asked.dialog.answer(true);
    await settled();
  });
}

test('the stored accounts are cards, and the one in use cannot be switched to', async () => {
  await open();
  expect(cards().getByText('@alice').closest('li')?.textContent).toContain('In use');
  expect(screen.queryByRole('button', { name: 'Switch to @alice' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Switch to @bob' })).toBeTruthy();
});

test('no token is in the page', async () => {
  const { container } = await open();
  expect(container.innerHTML).not.toMatch(/secret|token of bob/);
});

test('switching to a stored account reloads this tab and tells the others', async () => {
  const { page, told } = await open();
  await press('Switch to @bob');
  expect({ loads: page.loads, told }).toEqual({ loads: ['reload'], told: [{ to: null }] });
});

test('another account is signed out without switching, and other tabs are told', async () => {
  const { root, kv, told, page } = await open();
  await press('Sign out of @bob');
  await confirm(root);
  expect(await kv.get('accounts')).toEqual([{ id: alice.id, token: 'secret' }]);
  expect({ told, loads: page.loads }).toEqual({ told: [{ id: bob.id }], loads: [] });
  expect(cards().queryByText('@bob')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Accounts' }));
});

test('an account that another tab removes leaves the list', async () => {
  const { kv, other } = await open();
  await kv.set('accounts', [{ id: alice.id, token: 'secret' }]);
  await act(async () => {
    other.post('accountGone', { id: bob.id });
    await settled();
  });
  expect(cards().queryByText('@bob')).toBeNull();
});

test('an account that the server no longer knows can be removed', async () => {
  const { root, kv } = await open({ gone: [bob.id] });
  expect(cards().getByText('Unknown account')).toBeTruthy();
  await press('Sign out of Unknown account');
  await confirm(root);
  expect(await kv.get('accounts')).toEqual([{ id: alice.id, token: 'secret' }]);
});

test('signing out of all accounts forgets every token and ends as a visitor', async () => {
  const { root, kv, told, page } = await open();
  await press('Sign out of all accounts');
  await confirm(root);
  expect(await kv.get('accounts')).toBeUndefined();
  expect({ last: page.loads.at(-1), told }).toEqual({ last: '/', told: [{ to: '/' }] });
});

test('an account is added with its own dialog', async () => {
  const { root } = await open();
  await press('Existing account');
  expect(root.overlays.stack.at(-1)).toMatchObject({ kind: 'window', id: 'signIn', params: { addOnly: true } });
});
