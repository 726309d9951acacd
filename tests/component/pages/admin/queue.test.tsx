import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import QueuePage from '../../../../pages/admin/queue/QueuePage';
import { user } from '../../../fixtures/builders';
import { createTestRoot, settled } from '../../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { FakePlot } from '../../../fixtures/FakePlot';
import { renderWithRoot } from '../../renderWithRoot';

const OFFERED = [
  'admin/queue/deliver-delayed',
  'admin/queue/inbox-delayed',
  'admin/queue/promote',
  'admin/queue/clear',
  'admin/server-info',
];
const MACHINE = {
  machine: 'vm',
  os: 'linux',
  node: 'v20',
  psql: '15.2',
  cpu: { model: 'x', cores: 1 },
  mem: { total: 1 },
  fs: { total: 1, used: 1 },
  net: { interface: 'eth0' },
};
const NONE = { activeSincePrevTick: 0, active: 0, waiting: 0, delayed: 0 };

beforeEach(() => {
  FakePlot.all.length = 0;
});

async function open(tab?: string, api: ApiScript = {}) {
  const given = createTestRoot({
    me: user('alice').me({ isAdmin: true }),
    api: {
      endpoints: OFFERED,
      meta: { name: 'Garden', uri: 'https://garden.example' } as never,
      'admin/server-info': MACHINE,
      'admin/queue/deliver-delayed': [
        ['slow.example', 12],
        ['gone.example', 1],
      ],
      'admin/queue/inbox-delayed': [],
      ...api,
    },
  });
  await given.root.session.current.server.load();
  const rendered = renderWithRoot(<QueuePage params={{ tab }} />, { test: given });
  await act(settled);
  const { network, clock, frames } = given;
  act(() => network.socket.accept());
  act(() => clock.advance(0));
  await act(settled);
  const tell = async (type: string, body: unknown) => {
    act(() => {
      network.socket.receiveOn('queueStats', type, body);
      frames.next();
    });
    await act(settled);
  };
  return { ...rendered, tell };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function answer({ root }: Opened, given: boolean | string) {
  const asked = root.overlays.stack.at(-1);
  if (asked?.kind !== 'dialog') throw new Error('no question');
  await act(async () => (asked.dialog.answer as (given: boolean | string) => void)(given));
  await act(settled);
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};

const figures = () =>
  Object.fromEntries(screen.getAllByRole('term').map((term) => [term.textContent, term.parentElement!.querySelector('dd')!.textContent]));

test('a queue shows its jobs live, now and in the last half hour', async () => {
  const { tell, network } = await open();
  expect(JSON.stringify(network.socket.sent)).toContain('"length":200');
  await tell('statsLog', [
    { deliver: { activeSincePrevTick: 7, active: 2, waiting: 3, delayed: 1_300 }, inbox: NONE },
    { deliver: NONE, inbox: NONE },
  ]);
  expect(figures()).toEqual({ Process: '7', Active: '2', Waiting: '3', Delayed: '1,300' });
  await screen.findByRole('slider', { name: 'Deliver: step through the points' });
  expect(FakePlot.newest.data).toEqual([
    [0, 1],
    [0, 7],
    [0, 2],
    [0, 3],
    [0, 1_300],
  ]);
  await tell('stats', { deliver: { ...NONE, waiting: 9 }, inbox: NONE });
  expect(figures()).toEqual({ Process: '0', Active: '0', Waiting: '9', Delayed: '0' });
});

test('the servers whose jobs have failed are listed, and lead to their pages', async () => {
  await open();
  const list = within(screen.getByRole('list', { name: 'Waiting for another try' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['slow.example12 jobs', 'gone.example1 job']);
  expect(list.getByRole('link', { name: 'slow.example' }).getAttribute('href')).toBe('/instance-info/slow.example');
});

test('all failed jobs of the shown queue are retried after a question, and counted again', async () => {
  const opened = await open('deliver', { 'admin/queue/promote': undefined });
  const { api } = opened;
  api.on('admin/queue/deliver-delayed', []);
  await press('Retry all');
  expect(api.paramsOf('admin/queue/promote')).toEqual([]);
  await answer(opened, true);
  expect(api.paramsOf('admin/queue/promote')).toEqual([{ type: 'deliver' }]);
  expect(screen.getByText('No server has failed to respond')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry all' })).toBeNull();
});

test('jobs that the server does not retry are said to, and stay listed', async () => {
  const opened = await open('deliver', { 'admin/queue/promote': apiError({ status: 500 }) });
  await press('Retry all');
  await answer(opened, true);
  expect(opened.root.overlays.stack.at(-1)).toMatchObject({ kind: 'dialog', dialog: { options: { kind: 'error' } } });
  expect(screen.getByText('slow.example')).toBeTruthy();
});

test('the queue is cleared once the name of the server was typed', async () => {
  const opened = await open('deliver', { 'admin/queue/clear': undefined });
  const { api } = opened;
  await press('Clear');
  await answer(opened, true);
  await answer(opened, 'Desert');
  await answer(opened, true);
  expect(api.paramsOf('admin/queue/clear')).toEqual([]);
  await press('Clear');
  await answer(opened, true);
  await answer(opened, 'Garden');
  expect(api.paramsOf('admin/queue/clear')).toEqual([{}]);
});

test('the server itself has a page with each job', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Open dashboard' }).getAttribute('href')).toBe('https://garden.example/queue');
});

test.each([
  ['deliver', /what waits in this queue are webhooks/],
  ['inbox', /what waits in this queue are uploads/],
])('a server that does not federate says what waits in its queue %s, and has no further page', async (tab, said) => {
  await open(tab, { 'admin/server-info': { ...MACHINE, psql: 'SQLite 3.50' } });
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('servers that wait and cannot be listed offer another try', async () => {
  await open('deliver', { 'admin/queue/deliver-delayed': apiError({ status: 500 }) });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a server without the actions of staff still shows its queues', async () => {
  const { tell } = await open('inbox', { endpoints: [] });
  await tell('stats', { deliver: NONE, inbox: { ...NONE, active: 5 } });
  expect(figures()['Active']).toBe('5');
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Waiting for another try' })).toBeNull();
});
