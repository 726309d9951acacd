import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import OverviewPage from '../../../../pages/admin/overview/OverviewPage';
import { user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { FakePlot } from '../../../fixtures/FakePlot';
import { knownServer } from '../../../fixtures/knownServer';
import { MemoryLocalStore } from '../../../fixtures/memoryStores';
import { renderWithRoot } from '../../renderWithRoot';

const fifty = (...newest: number[]) => Array.from({ length: 350 }, (_, index) => newest[index] ?? 0);
const far = knownServer('far.example', { followersCount: 6, followingCount: 0, themeColor: '#123456' });

const API: ApiScript = {
  endpoints: ['retention', 'admin/show-users'],
  stats: { originalUsersCount: 25, originalNotesCount: 90, instances: 3 } as never,
  'get-online-users-count': { count: 7 },
  emojis: { emojis: [] },
  'charts/users': { local: { total: [24, 22] } } as never,
  'charts/notes': { local: { total: [95, 100], inc: fifty(5, 4) } } as never,
  'charts/active-users': { read: [4, 3], write: [2, 1], readWrite: fifty(3, 2) } as never,
  'charts/ap-request': { deliverSucceeded: fifty(8, 6), deliverFailed: fifty(1, 0), inboxReceived: fifty(9, 2) },
  'charts/federation': { subActive: [4, 3], pubActive: [2, 2] } as never,
  'charts/instance': { requests: { received: [1, 2, 3] } } as never,
  retention: [{ createdAt: '2026-01-05T00:00:00.000Z', users: 4, data: { '2026-1-6': 1 } }],
  'federation/stats': { topSubInstances: [far], otherFollowersCount: 2, topPubInstances: [far], otherFollowingCount: 0 },
  'federation/instances': [far],
  'admin/show-users': ({ state }) =>
    state ? [user('mona').detailed({ onlineStatus: 'online' })] : [user('newbie').detailed({ createdAt: '2026-01-05T00:00:00.000Z' })],
};

beforeEach(() => {
  FakePlot.all.length = 0;
});

async function open(api: ApiScript = {}, local = new MemoryLocalStore()) {
  const rendered = renderWithRoot(<OverviewPage />, { me: user('alice').me({ isAdmin: true }), local, api: { ...API, ...api } });
  await act(settled);
  return rendered;
}

const section = (title: string) => within(screen.getByRole('heading', { name: title, level: 2 }).closest('details')!);
const stats = (title: string) =>
  Object.fromEntries(
    section(title)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.parentElement!.querySelector('dd')!.textContent]),
  );

test('the numbers of the server are shown with their change since yesterday', async () => {
  await open();
  expect(stats('Numbers')).toEqual({
    Users: '25+3 since yesterday',
    Notes: '90-10 since yesterday',
    Servers: '3',
    'Custom emoji': '0',
    Online: '7',
  });
});

test('active users are bars of a week', async () => {
  const { api } = await open();
  expect(api.paramsOf('charts/active-users')).toContainEqual({ span: 'day', limit: 7 });
  const bars = await section('Active users').findByRole('slider');
  expect(bars.getAttribute('aria-valuetext')).toMatch(/Read 4 and Wrote 2$/);
});

test('the heat map shows one of five numbers by the day', async () => {
  await open();
  const map = section('Heat map');
  expect(within(map.getByRole('grid', { name: 'Active users' })).getAllByRole('gridcell')).toHaveLength(70);
  const source = map.getByRole('combobox', { name: 'Numbers to show' });
  expect(within(source).getAllByRole('option')).toHaveLength(5);
  fireEvent.change(source, { target: { value: 'failed' } });
  await act(settled);
  expect(map.getByRole('grid', { name: 'Requests that failed' }).querySelector('[data-today]')?.getAttribute('aria-label')).toMatch(/: 1$/);
});

test('retention, new users and moderators are shown', async () => {
  const { api } = await open();
  expect(section('Retention').getByRole('row', { name: /Jan 5, 2026 4 25%/ })).toBeTruthy();
  expect(section('New users').getByRole('link', { name: /newbie/i })).toBeTruthy();
  expect(section('Moderators').getByText('Online')).toBeTruthy();
  expect(api.paramsOf('admin/show-users')).toEqual([
    { sort: '+createdAt', origin: 'local', limit: 5 },
    { sort: '+lastActiveDate', state: 'adminOrModerator', limit: 30 },
  ]);
});

test('federation has the active servers and the largest ones with their share', async () => {
  await open();
  expect(stats('Federation')).toEqual({
    'Active servers we follow': '4+1 since yesterday',
    'Active servers that follow us': '2',
  });
  const shares = within(section('Federation').getByRole('figure', { name: 'Servers we follow most' }));
  expect(shares.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['far.example6 75%', 'All others2 25%']);
  expect(section('Federation').getByText('No follows between servers yet')).toBeTruthy();
  expect(section('Servers that called last').getByRole('link', { name: 'far.example' })).toBeTruthy();
});

test('requests that failed hang below those that were delivered', async () => {
  await open();
  const sent = await section('Requests between servers').findByRole('slider', { name: 'Sent: step through the points' });
  expect(sent.getAttribute('aria-valuetext')).toMatch(/Sent 8 and Failed 1$/);
  expect(FakePlot.all.some(({ data }) => data[1]?.at(-1) === -1 && data[2]?.at(-1) === 8)).toBe(true);
});

test('the queues wait for their first figures', async () => {
  await open();
  expect(section('Deliver queue').getByText('Figures arrive every few seconds')).toBeTruthy();
  expect(section('Inbox queue').getByText('Figures arrive every few seconds')).toBeTruthy();
});

test('a folded section asks for nothing, and stays folded at the next visit', async () => {
  const local = new MemoryLocalStore();
  const first = await open({}, local);
  const folded = screen.getByRole('heading', { name: 'Retention' }).closest('details')!;
  folded.open = false;
  fireEvent(folded, new Event('toggle'));
  first.unmount();
  const { api } = await open({}, local);
  expect(api.paramsOf('retention')).toEqual([]);
  expect(section('Retention').queryByRole('table')).toBeNull();
});

test('a section that does not load offers another try, and the others are there', async () => {
  const { api } = await open({ 'federation/stats': apiError({ status: 500 }) });
  expect(stats('Numbers')['Online']).toBe('7');
  api.on('federation/stats', API['federation/stats'] as never);
  fireEvent.click(section('Federation').getByRole('button', { name: 'Try again' }));
  await act(settled);
  expect(section('Federation').getByText('far.example')).toBeTruthy();
});

test('a server without retention and without its list of people leaves these sections out', async () => {
  await open({ endpoints: [] });
  expect(screen.queryByRole('heading', { name: 'Retention' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'New users' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Federation' })).toBeTruthy();
});
