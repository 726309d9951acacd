import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WireAbuseReport } from '~/api/wire';
import AdminAbusesPage from '../../../../pages/admin/abuses/AdminAbusesPage';
import { user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { renderWithRoot } from '../../renderWithRoot';

const report = (id: string, more: Partial<WireAbuseReport> = {}): WireAbuseReport => ({
  id,
  createdAt: '2026-11-20T12:00:00.000Z',
  comment: `Spam **${id}**`,
  resolved: false,
  reporterId: 'bob',
  targetUserId: 'mallory',
  assigneeId: null,
  reporter: user('bob').detailed(),
  targetUser: user('mallory').detailed(),
  assignee: null,
  forwarded: false,
  ...more,
});

const remote = report('2', { targetUser: user('eve').from('far.example').detailed() });
const me = user('mona').me({ isAdmin: true, isModerator: true });

async function open({ params = {}, api = {} }: { params?: Readonly<Record<string, string>>; api?: ApiScript } = {}) {
  const rendered = renderWithRoot(<AdminAbusesPage params={params} />, {
    me,
    api: {
      endpoints: ['admin/abuse-user-reports'],
      'admin/abuse-user-reports': [remote, report('1')],
      'admin/resolve-abuse-user-report': undefined,
      ...api,
    },
  });
  await act(settled);
  return rendered;
}

const cards = () => screen.queryAllByRole('article').map((one) => one.getAttribute('aria-label'));
const card = (acct: string) => within(screen.getByRole('article', { name: `Report about ${acct}` }));
const press = async (button: HTMLElement) => {
  fireEvent.click(button);
  await act(settled);
};

test('unresolved reports are listed with their text as markup and everybody concerned', async () => {
  const { api } = await open();
  expect(api.paramsOf('admin/abuse-user-reports')).toEqual([
    { state: 'unresolved', targetUserOrigin: 'combined', reporterOrigin: 'combined', limit: 10 },
  ]);
  expect(cards()).toEqual(['Report about @eve@far.example', 'Report about @mallory']);
  expect(card('@mallory').getByText('1').tagName).toBe('B');
  expect(card('@mallory').getByRole('link', { name: '@bob' }).getAttribute('href')).toBe('/@bob');
  expect(card('@mallory').getByRole('link', { name: 'Moderate account' }).getAttribute('href')).toBe('/admin/user/mallory');
  expect(card('@mallory').getByRole('link', { name: 'Open profile' }).getAttribute('href')).toBe('/@mallory');
});

test('the filters come from the address and change it', async () => {
  const { api, visited } = await open({ params: { state: 'all', reporter: 'local' } });
  expect(api.paramsOf('admin/abuse-user-reports')).toMatchObject([{ state: 'all', targetUserOrigin: 'combined', reporterOrigin: 'local' }]);
  fireEvent.change(screen.getByRole('combobox', { name: 'Reported user' }), { target: { value: 'remote' } });
  expect(visited).toEqual(['/admin/abuses?state=all&target=remote&reporter=local']);
});

test('a resolved report leaves the list of the unresolved ones', async () => {
  const { api } = await open();
  expect(card('@mallory').queryByRole('switch')).toBeNull();
  await press(card('@mallory').getByRole('button', { name: 'Mark as resolved' }));
  expect(api.paramsOf('admin/resolve-abuse-user-report')).toEqual([{ reportId: '1', forward: false }]);
  expect(cards()).toEqual(['Report about @eve@far.example']);
});

test('in the list of all reports, a resolved one says who resolved it and who else got it', async () => {
  const { api } = await open({ params: { state: 'all' } });
  fireEvent.click(card('@eve@far.example').getByRole('switch', { name: 'Also send to far.example' }));
  await press(card('@eve@far.example').getByRole('button', { name: 'Mark as resolved' }));
  expect(api.paramsOf('admin/resolve-abuse-user-report')).toEqual([{ reportId: '2', forward: true }]);
  expect(card('@eve@far.example').getByText('Resolved')).toBeTruthy();
  expect(card('@eve@far.example').getByRole('link', { name: '@mona' })).toBeTruthy();
  expect(card('@eve@far.example').getByText('Sent to far.example')).toBeTruthy();
  expect(card('@eve@far.example').queryByRole('button', { name: 'Mark as resolved' })).toBeNull();
});

test('a report that cannot be resolved stays, and the reason is shown', async () => {
  const { root } = await open({ api: { 'admin/resolve-abuse-user-report': apiError({ status: 500 }) } });
  await press(card('@mallory').getByRole('button', { name: 'Mark as resolved' }));
  expect(root.overlays.stack).toMatchObject([{ kind: 'dialog' }]);
  expect(cards()).toHaveLength(2);
});

test('a report that arrives joins the list', async () => {
  const { api, network, frames } = await open();
  api.on('admin/abuse-user-reports', [report('3', { targetUser: user('trudy').detailed() }), remote, report('1')]);
  act(() => {
    network.socket.accept();
    network.socket.receiveOn('admin', 'newAbuseUserReport', { id: '3', targetUserId: 'trudy', reporterId: 'bob', comment: 'Spam' });
    frames.next();
  });
  await act(settled);
  expect(cards()).toEqual(['Report about @trudy', 'Report about @eve@far.example', 'Report about @mallory']);
});

test('an empty list says that nothing waits', async () => {
  await open({ api: { 'admin/abuse-user-reports': [] } });
  expect(screen.getByText('No unresolved reports')).toBeTruthy();
});

test('a list that does not load offers another try', async () => {
  await open({ api: { 'admin/abuse-user-reports': apiError({ status: 500 }) } });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a server without reports says so', async () => {
  await open({ api: { endpoints: [], 'admin/abuse-user-reports': apiError({ status: 404 }) } });
  expect(screen.getByText('Not available on this server')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});
