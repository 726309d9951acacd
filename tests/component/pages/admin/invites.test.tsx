import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import type { WireInvitation } from '~/api/wire';
import AdminInvitesPage from '../../../../pages/admin/invites/AdminInvitesPage';
import { user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { renderWithRoot } from '../../renderWithRoot';

const invitation = (id: string, more: Partial<WireInvitation> = {}): WireInvitation => ({
  id,
  code: `CODE${id}`,
  createdAt: '2026-11-20T12:00:00.000Z',
  createdBy: null,
  expiresAt: null,
  usedBy: null,
  usedAt: null,
  used: false,
  ...more,
});

async function open({ params = {}, api = {} }: { params?: Readonly<Record<string, string>>; api?: ApiScript } = {}) {
  const rendered = renderWithRoot(<AdminInvitesPage params={params} />, {
    me: user('mona').me({ isAdmin: true, isModerator: true }),
    api: {
      endpoints: ['admin/invite/list', 'admin/invite/create'],
      'admin/invite/list': [invitation('2', { createdBy: user('bob').build() }), invitation('1')],
      ...api,
    },
  });
  await act(settled);
  return rendered;
}

const codes = () => screen.queryAllByRole('article').map((one) => one.getAttribute('aria-label'));
const press = async (button: HTMLElement) => {
  fireEvent.click(button);
  await act(settled);
};
const shown = ({ root }: Awaited<ReturnType<typeof open>>) =>
  runInAction(() => root.overlays.stack.map((entry) => entry.kind === 'dialog' && entry.dialog.options));

test('the codes of everybody are listed with who made them', async () => {
  const { api } = await open();
  expect(api.paramsOf('admin/invite/list')).toEqual([{ type: 'all', sort: '+createdAt', limit: 10, offset: 0 }]);
  expect(codes()).toEqual(['CODE2', 'CODE1']);
  expect(within(screen.getByRole('article', { name: 'CODE2' })).getByRole('link', { name: '@bob' })).toBeTruthy();
});

test('the filters come from the address and change it', async () => {
  const { api, visited } = await open({ params: { type: 'used', sort: 'usedFirst' } });
  expect(api.paramsOf('admin/invite/list')).toMatchObject([{ type: 'used', sort: '-usedAt' }]);
  fireEvent.change(screen.getByRole('combobox', { name: 'Show' }), { target: { value: 'expired' } });
  expect(visited).toEqual(['/admin/invites?type=expired&sort=usedFirst']);
});

test('new codes are shown to be passed on, and the list loads again', async () => {
  const opened = await open({ api: { 'admin/invite/create': [invitation('3'), invitation('4')] } });
  opened.api.on('admin/invite/list', [invitation('4'), invitation('3'), invitation('2')]);
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Number of codes' }), { target: { value: '2' } });
  await press(screen.getByRole('button', { name: 'Create' }));
  expect(opened.api.paramsOf('admin/invite/create')).toEqual([{ count: 2, expiresAt: null }]);
  expect(shown(opened)).toMatchObject([{ title: '2 invitation codes', text: 'CODE3\nCODE4', copyText: 'CODE3\nCODE4' }]);
  expect(codes().slice(0, 2)).toEqual(['CODE4', 'CODE3']);
});

test('a code can end at a time in the future', async () => {
  const { api, clock } = await open({ api: { 'admin/invite/create': [invitation('3')] } });
  fireEvent.click(screen.getByRole('switch', { name: 'Never expires' }));
  const field = screen.getByLabelText('Expires');
  fireEvent.change(field, { target: { value: '2000-01-01T10:00' } });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const year = new Date(clock.now()).getFullYear() + 1;
  fireEvent.change(field, { target: { value: `${year}-01-01T10:00` } });
  await press(screen.getByRole('button', { name: 'Create' }));
  expect(api.paramsOf('admin/invite/create')).toEqual([{ count: 1, expiresAt: new Date(`${year}-01-01T10:00`).toISOString() }]);
});

test('a code is deleted after a question', async () => {
  const opened = await open({ api: { 'invite/delete': undefined } });
  await press(within(screen.getByRole('article', { name: 'CODE2' })).getByRole('button', { name: 'Delete' }));
  const [asked] = opened.root.overlays.stack;
  if (asked?.kind !== 'dialog' || asked.dialog.type !== 'confirm') throw new Error('no question');
  const { dialog } = asked;
  await act(async () => dialog.answer(true));
  await act(settled);
  expect(opened.api.paramsOf('invite/delete')).toEqual([{ inviteId: '2' }]);
  expect(codes()).toEqual(['CODE1']);
});

test('an empty list and one that does not load say so', async () => {
  const { unmount } = await open({ api: { 'admin/invite/list': [] } });
  expect(screen.getByText('No codes yet')).toBeTruthy();
  unmount();
  await open({ api: { 'admin/invite/list': apiError({ status: 500 }) } });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a server without these lists has neither the form nor the codes', async () => {
  await open({ api: { endpoints: [], 'admin/invite/list': apiError({ status: 404 }) } });
  expect(screen.getByText('Not available on this server')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});
