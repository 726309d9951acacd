import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import UsersPage from '../../../../pages/admin/users/UsersPage';
import { user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { answerDialogs, dialogOf } from '../../../fixtures/dialogs';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { renderWithRoot } from '../../renderWithRoot';

const NONE = { sort: undefined, state: undefined, origin: undefined, username: undefined, host: undefined };

async function open(params: Partial<Record<keyof typeof NONE, string>> = {}, api: ApiScript = {}) {
  const rendered = renderWithRoot(<UsersPage params={{ ...NONE, ...params }} />, {
    me: user('mona').me({ isAdmin: true, isModerator: true }),
    api: {
      endpoints: ['admin/show-users', 'admin/accounts/find-by-email', 'admin/drive/show-file'],
      'admin/show-users': [user('bob').detailed({ isSuspended: true }), user('ann').detailed()],
      ...api,
    },
  });
  await act(settled);
  return rendered;
}

const first = { sort: '+createdAt', state: 'all', origin: 'local', username: null, hostname: null, limit: 30, offset: 0 };

test('administrators see accounts with what limits them, each of which leads to its page', async () => {
  const { api } = await open();
  expect(api.paramsOf('admin/show-users')).toEqual([first]);
  const links = within(screen.getByRole('list', { name: 'Users' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/admin/user/${user('bob').build().id}`,
    `/admin/user/${user('ann').build().id}`,
  ]);
  expect(links[0]!.textContent).toContain('Suspended');
  expect(links[1]!.textContent).not.toContain('Suspended');
});

test('the address says which accounts are listed, and in which order', async () => {
  const { api } = await open({ sort: '-follower', state: 'suspended', origin: 'remote', username: 'bo', host: 'far.example' });
  expect(api.paramsOf('admin/show-users')).toEqual([
    { ...first, sort: '-follower', state: 'suspended', origin: 'remote', username: 'bo', hostname: 'far.example' },
  ]);
});

test('accounts of this server are not limited to a host', async () => {
  const { api } = await open({ host: 'far.example' });
  expect(api.paramsOf('admin/show-users')).toEqual([first]);
  expect(screen.queryByRole('searchbox', { name: 'Host' })).toBeNull();
});

test('filters go into the address', async () => {
  const { visited, clock } = await open();
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'moderator' } });
  fireEvent.change(screen.getByRole('searchbox', { name: 'Username' }), { target: { value: 'bo' } });
  await act(async () => clock.advance(1_000));
  expect(visited).toEqual(['/admin/users?state=moderator', '/admin/users?username=bo']);
});

test('a new account gets a name and a password, and its page opens', async () => {
  const created = { ...user('carl').me(), token: 'a-token' };
  const { api, root, visited } = await open({}, { 'admin/accounts/create': created });
  fireEvent.click(screen.getByRole('button', { name: 'Add user' }));
  await act(settled);
  await answerDialogs(root, ' carl ', 'secret');
  expect(api.paramsOf('admin/accounts/create')).toEqual([{ username: 'carl', password: 'secret' }]);
  expect(visited).toEqual([`/admin/user/${created.id}`]);
});

test('a name that is taken is said, and no page opens', async () => {
  const { root, visited } = await open(
    {},
    { 'admin/accounts/create': apiError({ code: 'USED_USERNAME', message: 'That username is taken.' }) },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add user' }));
  await act(settled);
  await answerDialogs(root, 'bob', 'secret');
  expect(dialogOf(root)).toMatchObject({ type: 'alert', options: { kind: 'error' } });
  expect(visited).toEqual([]);
});

test('a list without accounts says how to find others', async () => {
  await open({}, { 'admin/show-users': [] });
  expect(screen.getByText('Change the filters to see other users.')).toBeTruthy();
});

test('a list of accounts that does not load offers another try', async () => {
  await open({}, { 'admin/show-users': apiError({ status: 500 }) });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a server that does not list accounts is not asked to, and the page says so', async () => {
  await open({}, { endpoints: [], 'admin/show-users': apiError({ status: 404 }) });
  expect(screen.getByText('Not available on this server')).toBeTruthy();
});
