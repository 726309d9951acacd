import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WireFederationInstance, WireInstanceChart, WireMe } from '~/api/wire';
import InstanceInfoPage from '../../../pages/instance-info/InstanceInfoPage';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { knownServer } from '../../fixtures/knownServer';
import { renderWithRoot } from '../renderWithRoot';

const OFFERED = [
  'admin/meta',
  'admin/update-meta',
  'admin/federation/update-instance',
  'admin/federation/refresh-remote-instance-metadata',
];

const server = (changes: Partial<WireFederationInstance> = {}) =>
  knownServer('far.example', {
    name: 'Far away',
    description: '<b>Tea</b> and moss',
    softwareName: 'misskey',
    softwareVersion: '2024.2.0',
    maintainerName: 'Mona',
    maintainerEmail: 'mona@far.example',
    usersCount: 12,
    ...changes,
  });

async function open({ me = null, tab, api = {} }: { me?: WireMe | null; tab?: string; api?: ApiScript } = {}) {
  const rendered = renderWithRoot(<InstanceInfoPage params={{ host: 'far.example', tab }} />, {
    me,
    api: { 'federation/show-instance': server(), endpoints: OFFERED, ...api },
  });
  await act(settled);
  return rendered;
}

test('the overview says what is known of a server, with its description as plain text', async () => {
  const { api } = await open();
  expect(api.paramsOf('federation/show-instance')).toEqual([{ host: 'far.example' }]);
  expect(screen.getByRole('heading', { level: 2, name: 'Far away' })).toBeTruthy();
  expect(screen.getByText('<b>Tea</b> and moss')).toBeTruthy();
  expect(screen.getByText('misskey 2024.2.0')).toBeTruthy();
  expect(screen.getByText('Active')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'mona@far.example' }).getAttribute('href')).toBe('mailto:mona@far.example');
  expect(screen.getByRole('link', { name: /^far\.example/ }).getAttribute('href')).toBe('https://far.example/');
});

test('an address of an administrator that is no address is not shown', async () => {
  await open({ api: { 'federation/show-instance': server({ maintainerEmail: 'a@b.example?body=x' }) } });
  expect(screen.queryByText(/a@b/)).toBeNull();
});

test('a server that nobody knows is named', async () => {
  await open({ api: { 'federation/show-instance': undefined } });
  expect(screen.getByText('This server knows nothing about far.example.')).toBeTruthy();
});

test('the tab of users lists those who are known here', async () => {
  const { api } = await open({ tab: 'users', api: { users: [user('ann').from('far.example').detailed()] } });
  expect(api.paramsOf('users')).toEqual([
    { sort: '+updatedAt', state: 'all', origin: 'remote', hostname: 'far.example', limit: 10, offset: 0 },
  ]);
  const feed = screen.getByRole('feed', { name: 'Known users of far.example' });
  expect(within(feed).getAllByRole('article')).toHaveLength(1);
});

test('administrators get from the users of a server to the pages where they are moderated', async () => {
  const ann = user('ann').from('far.example').detailed();
  await open({ tab: 'users', me: user('mona').me({ isAdmin: true }), api: { users: [ann] } });
  const list = within(screen.getByRole('list', { name: 'Known users of far.example' }));
  expect(list.getByRole('link').getAttribute('href')).toBe(`/admin/user/${ann.id}`);
});

const series = [3, 2, 1];
const counts = { total: series, inc: series, dec: series };
const chart: WireInstanceChart = {
  requests: { failed: series, succeeded: series, received: series },
  notes: { ...counts, diffs: { normal: series, reply: series, renote: series, withFile: series } },
  users: counts,
  following: counts,
  followers: counts,
  drive: { totalFiles: series, incFiles: series, decFiles: series, incUsage: series, decUsage: series },
};

test('the tab of charts shows one of them by the hour and by the day', async () => {
  const { api } = await open({ tab: 'charts', api: { 'charts/instance': chart } });
  expect(api.paramsOf('charts/instance')).toEqual([
    { host: 'far.example', span: 'hour', limit: 90 },
    { host: 'far.example', span: 'day', limit: 90 },
  ]);
  expect(await screen.findByRole('figure', { name: 'Requests between servers, hourly' })).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: 'Chart' }), { target: { value: 'followsTotal' } });
  expect(await screen.findByRole('figure', { name: 'Total follows, daily' })).toBeTruthy();
});

test('the tab of raw data shows the answer of the server', async () => {
  await open({ tab: 'raw' });
  expect(screen.getByText(/"maintainerName": "Mona"/)).toBeTruthy();
});

test('people who do not moderate are offered nothing, and nothing is asked for them', async () => {
  const { api } = await open({ me: user('alice').me() });
  expect(screen.queryByRole('switch')).toBeNull();
  expect(api.paramsOf('endpoints')).toEqual([]);
});

test('moderators are offered only what their server has', async () => {
  await open({ me: user('mod').me({ isModerator: true }), api: { endpoints: ['admin/federation/update-instance'] } });
  expect(screen.getAllByRole('switch').map(({ textContent }) => textContent)).toEqual(['Stop sending to this server']);
});

test('a moderator stops the deliveries to a server, and sees the new state', async () => {
  const { api } = await open({ me: user('mod').me({ isModerator: true }), api: { 'admin/federation/update-instance': undefined } });
  api.on('federation/show-instance', server({ isSuspended: true }));
  fireEvent.click(screen.getByRole('switch', { name: 'Stop sending to this server' }));
  await act(settled);
  expect(api.paramsOf('admin/federation/update-instance')).toEqual([{ host: 'far.example', isSuspended: true }]);
  expect(screen.getByText('Suspended')).toBeTruthy();
});

test.each([
  ['goneSuspended', "It said that it's gone"],
  ['byTheMoon', 'byTheMoon'],
])('a server that gets nothing shows why: %s', async (suspensionState, words) => {
  await open({ api: { 'federation/show-instance': server({ isSuspended: true, suspensionState }) } });
  expect(screen.getByText('Suspended because').nextElementSibling?.textContent).toBe(words);
});

test('an administrator blocks a server beside those that are blocked already', async () => {
  const { api } = await open({
    me: user('admin').me({ isAdmin: true }),
    api: { 'admin/meta': { blockedHosts: ['bad.example'], silencedHosts: [] }, 'admin/update-meta': undefined },
  });
  fireEvent.click(screen.getByRole('switch', { name: 'Block this server' }));
  await act(settled);
  expect(api.paramsOf('admin/update-meta')).toEqual([{ blockedHosts: ['bad.example', 'far.example'] }]);
});

test('a page that does not load offers another try', async () => {
  await open({ api: { 'federation/show-instance': apiError({ status: 500 }) } });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
