import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WireRelay } from '~/api/wire';
import AdminRelaysPage from '../../../../pages/admin/relays/AdminRelaysPage';
import { user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { renderWithRoot } from '../../renderWithRoot';

const relay = (id: string, status: WireRelay['status']): WireRelay => ({ id, inbox: `https://${id}.example/inbox`, status });

async function open(api: ApiScript = {}) {
  const rendered = renderWithRoot(<AdminRelaysPage />, {
    me: user('mona').me({ isAdmin: true, isModerator: true }),
    api: {
      endpoints: ['admin/relays/list'],
      'admin/relays/list': [relay('a', 'accepted'), relay('b', 'requesting')],
      'admin/server-info': { psql: '15.1' } as never,
      ...api,
    },
  });
  await act(settled);
  return rendered;
}

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Inbox URL' });

test('relays are listed with their states', async () => {
  await open();
  expect(rows()).toEqual(['https://a.example/inboxAccepted', 'https://b.example/inboxRequested']);
  expect(screen.queryByText(/doesn't federate/)).toBeNull();
});

test('a server that does not federate says what becomes of relays', async () => {
  await open({ 'admin/server-info': { psql: 'SQLite 3' } as never });
  expect(screen.getByText(/doesn't federate/)).toBeTruthy();
});

test('a relay is added, and the field is free for the next one', async () => {
  const { api } = await open({ 'admin/relays/add': relay('c', 'requesting') });
  fireEvent.change(field(), { target: { value: ' https://c.example/inbox ' } });
  api.on('admin/relays/list', [relay('c', 'requesting')]);
  await press('Add relay');
  expect(api.paramsOf('admin/relays/add')).toEqual([{ inbox: 'https://c.example/inbox' }]);
  expect(rows()).toEqual(['https://c.example/inboxRequested']);
  expect(field().value).toBe('');
});

test('an address that is none is named at its field, before and after it was sent', async () => {
  await open({ 'admin/relays/add': apiError({ status: 400, code: 'INVALID_URL' }) });
  fireEvent.change(field(), { target: { value: 'http://c.example/inbox' } });
  expect(field().getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field(), { target: { value: 'https://c.example/inbox' } });
  expect(field().getAttribute('aria-invalid')).toBeNull();
  await press('Add relay');
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

test('a relay is removed after a question', async () => {
  const { api, root } = await open({ 'admin/relays/remove': undefined });
  await press('Remove https://a.example/inbox');
  const [asked] = root.overlays.stack;
  if (asked?.kind !== 'dialog' || asked.dialog.type !== 'confirm') throw new Error('no question');
  const { dialog } = asked;
  api.on('admin/relays/list', []);
  await act(async () => dialog.answer(true));
  await act(settled);
  expect(api.paramsOf('admin/relays/remove')).toEqual([{ inbox: 'https://a.example/inbox' }]);
  expect(screen.getByText('No relays yet')).toBeTruthy();
});

test('a list that does not load offers another try', async () => {
  await open({ 'admin/relays/list': apiError({ status: 500 }) });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a server without relays says so', async () => {
  await open({ endpoints: [], 'admin/relays/list': apiError({ status: 404 }) });
  expect(screen.getByText('Not available on this server')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});
